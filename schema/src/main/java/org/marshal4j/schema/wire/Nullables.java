package org.marshal4j.schema.wire;

/** The same wire types, of those that {@link WireType.Encoded} can hold, with null. */
final class Nullables {
    private Nullables() {}

    static WireType of(WireType type) {
        if (type instanceof WireType.Primitive primitive) {
            return new WireType.Primitive(primitive.kind(), true);
        }
        if (type instanceof WireType.Value value) {
            return new WireType.Value(value.kind(), true);
        }
        if (type instanceof WireType.Special special) {
            return new WireType.Special(special.kind(), true);
        }
        if (type instanceof WireType.Text text) {
            return new WireType.Text(text.kind(), text.max(), true);
        }
        if (type instanceof WireType.Enumeration constants) {
            return new WireType.Enumeration(constants.type(), constants.declared(), true);
        }
        if (type instanceof WireType.Array array) {
            return new WireType.Array(array.element(), array.max(), true);
        }
        if (type instanceof WireType.ListOf list) {
            return new WireType.ListOf(list.element(), list.max(), true);
        }
        WireType.MapOf map = (WireType.MapOf) type;
        return new WireType.MapOf(map.key(), map.value(), map.max(), true);
    }
}
