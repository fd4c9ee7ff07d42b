package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import java.util.function.Function;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.holder.MapKind;
import org.marshal4j.processor.codec.holder.PropertiesCodec;
import org.marshal4j.processor.model.TypeRef;

/** Maps, as mappings. Keys are events, or texts if Wire has no form for them. */
record MapValue(MapKind kind, TypeName declared, TypeRef key, ChronicleWireValue values, boolean isOfProperties)
        implements ChronicleWireValue {

    private static final ClassName MAPS = SupportClasses.named("Maps");

    private static final ClassName PROPERTIES = Names.support("PropertyTables");

    /** As {@link EntryValue#of}. */
    static Optional<ChronicleWireValue> of(TypeRef declared, Function<TypeRef, ChronicleWireValue> values) {
        boolean isOfProperties = PropertiesCodec.isOf(declared);
        TypeRef type = isOfProperties ? PropertiesCodec.texts() : declared;
        if (!(type instanceof TypeRef.OfClass named) || named.arguments().size() != 2 || named.hasWildcard()) {
            return Optional.empty();
        }
        TypeRef key = named.arguments().get(0);
        TypeRef value = named.arguments().get(1);
        return MapKind.of(named)
                .map(kind -> new MapValue(kind, Names.of(type), key, values.apply(value), isOfProperties));
    }

    @Override
    public CodeBlock write(CodeBlock map, CodeBlock out, Scope scope) {
        CodeBlock value = isOfProperties ? CodeBlock.of("$T.texts($S, $L)", PROPERTIES, "properties", map) : map;
        CodeBlock writer = Elements.writer(values, scope);
        return ParsedValue.ofClass(key)
                .map(parsed -> CodeBlock.of("$T.writeTexts($L, $L$L, $L)", MAPS, value, out, parsed.text(), writer))
                .orElseGet(() ->
                        CodeBlock.of("$T.write($L, $L, $T.class, $L)", MAPS, value, out, Names.erased(key), writer));
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return isOfProperties
                ? CodeBlock.of("$T.read($L, $L)", PROPERTIES, current, readMap(in, NULL, scope))
                : readMap(in, current, scope);
    }

    private CodeBlock readMap(CodeBlock in, CodeBlock current, Scope scope) {
        CodeBlock make = kind == MapKind.ENUM_MAP
                ? CodeBlock.of("() -> new $T<>($T.class)", kind.made(), Names.of(key))
                : CodeBlock.of("$T::new", kind.made());
        CodeBlock reader = Elements.reader(values, scope);
        CodeBlock old = ChronicleWireValue.typed(declared, current);
        return ParsedValue.ofClass(key)
                .map(parsed ->
                        CodeBlock.of("$T.readTexts($L, $L, $L, $L, $L)", MAPS, in, old, make, parsed.parser(), reader))
                .orElseGet(() -> CodeBlock.of(
                        "$T.read($L, $L, $L, $T.class, $L)", MAPS, in, old, make, Names.erased(key), reader));
    }
}
