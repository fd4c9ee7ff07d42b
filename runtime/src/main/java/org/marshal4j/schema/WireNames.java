package org.marshal4j.schema;

import java.util.function.UnaryOperator;

/** The texts of wire types with other names for the types in them. */
public final class WireNames {
    private WireNames() {}

    /** The text of a wire type, where nested types and families are called what the function says, and enums have no name. */
    public static String replace(WireType type, UnaryOperator<String> name) {
        String text;
        if (type instanceof WireType.Nested nested) {
            text = (nested.framed() ? "framed " : "") + name.apply(nested.type());
        } else if (type instanceof WireType.Family family) {
            text = "family " + name.apply(family.root());
        } else if (type instanceof WireType.Shared shared) {
            text = "shared " + replace(shared.object(), name);
        } else if (type instanceof WireType.Enumeration enumeration) {
            text = "enum(" + String.join(",", enumeration.constants()) + ")";
        } else if (type instanceof WireType.ListOf list) {
            text = "list<" + replace(list.element(), name) + ">" + limit(list.max());
        } else if (type instanceof WireType.MapOf map) {
            text = "map<" + replace(map.key(), name) + "," + replace(map.value(), name) + ">" + limit(map.max());
        } else if (type instanceof WireType.OptionalOf optional) {
            text = "optional<" + replace(optional.element(), name) + ">";
        } else {
            return type.toString();
        }
        return text + (type.nullable() ? "?" : "");
    }

    /** What stands behind a type whose count is limited. */
    static String limit(int max) {
        return max == WireType.ANY ? "" : "(max=" + max + ")";
    }
}
