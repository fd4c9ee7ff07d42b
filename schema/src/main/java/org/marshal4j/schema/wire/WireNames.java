package org.marshal4j.schema.wire;

import java.util.function.UnaryOperator;

/** The text of a wire type with other names for the types in it, and without the names of enums. */
public final class WireNames implements WireTypeVisitor.Leaves<String> {
    private final UnaryOperator<String> name;

    private WireNames(UnaryOperator<String> name) {
        this.name = name;
    }

    /**
     * Returns the text of a wire type with other names for nested types and families. Enums have no name in it.
     *
     * @param type the wire type
     * @param name gives the new name for the binary name of a type
     * @return the text
     */
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
    public String entryOf(WireType.EntryOf type) {
        String key = type.key().accept(this);
        return "entry<" + key + "," + type.value().accept(this) + ">" + mark(type);
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

    /** The text that follows a type with a limit. */
    static String limit(int max) {
        return max == WireType.ANY ? "" : "(max=" + max + ")";
    }
}
