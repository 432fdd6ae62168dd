"""Messages as plain functions. Most need texts, variables, references and selections only, and those quickly: a table
says thousands of sentences. What needs more, or is given what it does not expect, is left to the Fluent library."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl

Given = Mapping[str, Any]
Said = Callable[[Given], str]
Value = Callable[[Given], Any]
LONGEST = 2500
"""The library refuses longer values."""
UNGROUPED = 1000
"""Numbers from here on are written with separators, as the language has it."""


class Beyond(Exception):
    """This is for the library."""


def written(bundle: FluentBundle, id: str, attribute: str = "", is_term: bool = False) -> ftl.Pattern | None:
    """A message, a term or an attribute of it as it stands in the files; None: there is none. The library would
    prepare all of it for itself first, which takes longer than the first sentence."""
    entry = (bundle._terms if is_term else bundle._messages).get(id)
    if entry is None or not attribute:
        return entry.value if entry is not None else None
    return next((found.value for found in reversed(entry.attributes) if found.id.name == attribute), None)


def compiled(bundle: FluentBundle, pattern: Any, inside: tuple[Any, ...] = ()) -> Said:
    """`Beyond` where the pattern has something unusual in it."""
    if any(pattern is outer for outer in inside):
        raise Beyond
    elements = pattern.elements if isinstance(pattern, ftl.Pattern) else [pattern]
    parts = [part_of(bundle, element, (*inside, pattern)) for element in elements]
    if len(parts) == 1:
        return parts[0]
    return lambda given: "".join([part(given) for part in parts])


def part_of(bundle: FluentBundle, element: Any, inside: tuple[Any, ...]) -> Said:
    if isinstance(element, ftl.TextElement):
        return constant(element.value)
    if isinstance(element, ftl.Placeable):
        return part_of(bundle, element.expression, inside)
    if isinstance(element, ftl.StringLiteral):
        return constant(element.parse()["value"])
    if isinstance(element, ftl.VariableReference):
        return in_text(variable(element))
    if isinstance(element, ftl.SelectExpression):
        return selection(bundle, element, inside)
    if isinstance(element, (ftl.MessageReference, ftl.TermReference)):
        return reference(bundle, element, inside)
    raise Beyond


def constant(text: str) -> Said:
    return lambda given: text


def variable(reference: Any) -> Value:
    name = reference.id.name

    def value(given: Given) -> Any:
        found = given.get(name)
        if type(found) is not str and type(found) is not int:
            raise Beyond
        return found

    return value


def in_text(value: Value) -> Said:
    def said(given: Given) -> str:
        found = value(given)
        if type(found) is str:
            if len(found) > LONGEST:
                raise Beyond
            return found
        if not 0 <= found < UNGROUPED:
            raise Beyond
        return str(found)

    return said


def selection(bundle: FluentBundle, select: Any, inside: tuple[Any, ...]) -> Said:
    """One of several texts, by a word, a number or the plural form of a number."""
    if not isinstance(select.selector, ftl.VariableReference):
        raise Beyond
    value = variable(select.selector)
    variants: dict[str | int, Said] = {}
    default: Said | None = None
    for variant in select.variants:
        text = compiled(bundle, variant.value, inside)
        key = variant.key.name if isinstance(variant.key, ftl.Identifier) else whole(variant.key)
        variants.setdefault(key, text)
        default = text if variant.default else default
    if default is None or not first_are_numbers(list(variants)):
        raise Beyond
    numbered = any(isinstance(key, int) for key in variants)
    otherwise = default

    def said(given: Given) -> str:
        found = value(given)
        if type(found) is str:
            if numbered:
                raise Beyond
            return variants.get(found, otherwise)(given)
        return (variants.get(found) or variants.get(plural_form(bundle, found), otherwise))(given)

    return said


@lru_cache(UNGROUPED)
def plural_form(bundle: FluentBundle, number: int) -> str:
    return str(bundle._plural_form(number))


def whole(written: ftl.NumberLiteral) -> int:
    number = written.parse()["value"]
    if number != int(number):
        raise Beyond
    return int(number)


def first_are_numbers(order: list[str | int]) -> bool:
    """The library takes the first variant that fits; here numbers go before words."""
    kinds = [isinstance(key, int) for key in order]
    return kinds == sorted(kinds, reverse=True)


def reference(bundle: FluentBundle, to: Any, inside: tuple[Any, ...]) -> Said:
    """Another message sees the same variables, a term only what is handed to it."""
    is_term = isinstance(to, ftl.TermReference)
    pattern = written(bundle, to.id.name, to.attribute.name if to.attribute else "", is_term)
    if pattern is None:
        raise Beyond
    said = compiled(bundle, pattern, inside)
    if not is_term:
        return said
    if to.arguments is not None and to.arguments.positional:
        raise Beyond
    handed = {named.name.name: literal(named.value) for named in to.arguments.named} if to.arguments else {}
    return lambda given: said(handed)


def literal(value: Any) -> str | int:
    if isinstance(value, ftl.StringLiteral):
        text: str = value.parse()["value"]
        return text
    return whole(value)
