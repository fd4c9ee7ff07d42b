package org.marshal4j.schema;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Lists the classes that a reference of some wire type can refer to, by their binary names. */
final class ReferredTypes implements WireTypeVisitor.Leaves<Collection<String>> {
    private final Function<String, Schema> resolver;

    private ReferredTypes(Function<String, Schema> resolver) {
        this.resolver = resolver;
    }

    static Collection<String> of(Function<String, Schema> resolver, WireType reference) {
        return reference.accept(new ReferredTypes(resolver));
    }

    @Override
    public Collection<String> nested(WireType.Nested type) {
        return List.of(type.type());
    }

    @Override
    public Collection<String> family(WireType.Family type) {
        return resolver.apply(type.root()).members().values();
    }

    @Override
    public Collection<String> shared(WireType.Shared type) {
        return type.object().accept(this);
    }

    @Override
    public Collection<String> dynamic(WireType.Dynamic type) {
        return List.of();
    }

    @Override
    public Collection<String> leaf(WireType type) {
        return List.of();
    }

    @Override
    public Collection<String> listOf(WireType.ListOf type) {
        return List.of();
    }

    @Override
    public Collection<String> mapOf(WireType.MapOf type) {
        return List.of();
    }

    @Override
    public Collection<String> entryOf(WireType.EntryOf type) {
        return List.of();
    }

    @Override
    public Collection<String> optionalOf(WireType.OptionalOf type) {
        return List.of();
    }
}
