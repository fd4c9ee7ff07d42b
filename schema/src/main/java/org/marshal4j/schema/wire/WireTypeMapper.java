package org.marshal4j.schema.wire;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Maps each wire type to another. A wire type that holds others is mapped to the same wire type with those others
 * mapped.
 */
public abstract class WireTypeMapper implements WireTypeVisitor.Others<WireType> {
    @Override
    public WireType other(WireType type) {
        return type;
    }

    @Override
    public WireType shared(WireType.Shared type) {
        return new WireType.Shared(type.object().accept(this), type.nullable());
    }

    @Override
    public WireType dynamic(WireType.Dynamic type) {
        SortedMap<Integer, WireType> listed = new TreeMap<>();
        for (Map.Entry<Integer, WireType> each : type.listed().entrySet()) {
            listed.put(each.getKey(), each.getValue().accept(this));
        }
        return new WireType.Dynamic(listed, type.nullable());
    }

    @Override
    public WireType listOf(WireType.ListOf type) {
        return new WireType.ListOf(type.element().accept(this), type.max(), type.nullable());
    }

    @Override
    public WireType mapOf(WireType.MapOf type) {
        return new WireType.MapOf(type.key().accept(this), type.value().accept(this), type.max(), type.nullable());
    }

    @Override
    public WireType entryOf(WireType.EntryOf type) {
        return new WireType.EntryOf(type.key().accept(this), type.value().accept(this), type.nullable());
    }

    @Override
    public WireType optionalOf(WireType.OptionalOf type) {
        return new WireType.OptionalOf(type.element().accept(this), type.nullable());
    }

    @Override
    public WireType encoded(WireType.Encoded type) {
        return new WireType.Encoded(type.value().accept(this), type.form(), type.presence());
    }
}
