package org.marshal4j.schema.wire;

import java.util.function.Function;
import java.util.function.UnaryOperator;

/** The text of a wire type with other names for the types in it, and without the names of enums. */
public final class WireNames {
    private WireNames() {}

    /**
     * {@return the text of a wire type with other names for nested types and families} Enums have no name in it.
     *
     * @param type the wire type
     * @param name gives the new name for the binary name of a type
     */
    public static String replace(WireType type, UnaryOperator<String> name) {
        return type.accept(new Replacing(name)).toString();
    }

    private static final class Replacing extends WireTypeText {
        private final UnaryOperator<String> name;

        Replacing(UnaryOperator<String> name) {
            this.name = name;
        }

        @Override
        public StringBuilder enumeration(WireType.Enumeration type) {
            text.append("enum(").append(String.join(",", type.constants())).append(')');
            return mark(type);
        }

        @Override
        public StringBuilder nested(WireType.Nested type) {
            text.append(type.versioned() ? "framed " : "").append(name.apply(type.type()));
            return mark(type);
        }

        @Override
        public StringBuilder family(WireType.Family type) {
            text.append("family ").append(name.apply(type.root()));
            return mark(type);
        }

        @Override
        public StringBuilder shared(WireType.Shared type) {
            text.append("shared ");
            type.object().accept(this);
            return mark(type);
        }

        @Override
        public StringBuilder dynamic(WireType.Dynamic type) {
            text.append(Listable.text(type.listed(), new Function<>() {
                @Override
                public String apply(WireType listed) {
                    return replace(listed, name);
                }
            }));
            return mark(type);
        }
    }
}
