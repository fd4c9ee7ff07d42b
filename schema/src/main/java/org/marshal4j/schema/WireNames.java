package org.marshal4j.schema;

import java.util.function.UnaryOperator;

/** The text of a wire type with other names for the types in it, and none for enums. */
public final class WireNames implements WireTypeVisitor.Leaves<String> {
    private final UnaryOperator<String> name;

    private WireNames(UnaryOperator<String> name) {
        this.name = name;
    }

    /** The text of a wire type, where nested types and families are called what the function says, and enums have no name. */
    public static String replace(WireType type, UnaryOperator<String> name) {
        return type.accept(new WireNames(name));
    }

    @Override
    public String leaf(WireType type) {
        return type.toString();
    }

    @Override
    public String enumeration(WireType.Enumeration type) {
        return "enum(" + String.join(",", type.constants()) + ")" + mark(type);
    }

    @Override
    public String nested(WireType.Nested type) {
        return (type.versioned() ? "framed " : "") + name.apply(type.type()) + mark(type);
    }

    @Override
    public String family(WireType.Family type) {
        return "family " + name.apply(type.root()) + mark(type);
    }

    @Override
    public String shared(WireType.Shared type) {
        return "shared " + type.object().accept(this) + mark(type);
    }

    @Override
    public String listOf(WireType.ListOf type) {
        return "list<" + type.element().accept(this) + ">" + limit(type.max()) + mark(type);
    }

    @Override
    public String mapOf(WireType.MapOf type) {
        String key = type.key().accept(this);
        return "map<" + key + "," + type.value().accept(this) + ">" + limit(type.max()) + mark(type);
    }

    @Override
    public String optionalOf(WireType.OptionalOf type) {
        return "optional<" + type.element().accept(this) + ">" + mark(type);
    }

    @Override
    public String dynamic(WireType.Dynamic type) {
        return Listable.text(type.listed(), listed -> listed.accept(this)) + mark(type);
    }

    private static String mark(WireType type) {
        return type.nullable() ? "?" : "";
    }

    /** What follows a type whose count is limited. */
    static String limit(int max) {
        return max == WireType.ANY ? "" : "(max=" + max + ")";
    }
}
