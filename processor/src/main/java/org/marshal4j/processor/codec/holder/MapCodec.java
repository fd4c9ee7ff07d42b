package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Limits;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.codec.object.DynamicCodec;
import org.marshal4j.processor.codec.object.Wildcards;
import org.marshal4j.processor.codec.value.Immutables;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.schema.wire.WireType;

/** Maps: a stop-bit count of entries, then a key and a value in turn, in the order of iteration. */
public final class MapCodec extends CountedCodec {

    private static final ClassName REFILL = Names.support("MapRefill");
    private static final ClassName KEYED_REFILL = Names.support("KeyedRefill");
    private static final ClassName HASHTABLES = Names.support("Hashtables");

    private final MapKind kind;
    private final EntryParts parts;
    private final TypeRef keyRef;
    private final TypeName keyType;
    private final TypeName valueType;
    private final StepCodec key;
    private final StepCodec value;

    private MapCodec(
            MapKind kind, FieldRequest request, TypeRef keyRef, TypeRef valueRef, StepCodec key, StepCodec value) {
        super(request, key, value);
        this.kind = kind;
        this.keyRef = keyRef;
        this.keyType = Names.of(keyRef);
        this.valueType = Names.of(valueRef);
        this.key = key;
        this.value = value;
        this.parts = new EntryParts(
                new Held(Held.Role.KEY, keyRef, key, false),
                new Held(Held.Role.VALUE, valueRef, value, kind.takesNull()),
                kind == MapKind.ENUM_MAP);
    }

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return request.type() instanceof TypeRef.OfClass type
                ? MapKind.of(type)
                        .map(kind ->
                                Limits.problem(request.options()).orElseGet(() -> bind(kind, request, type, codecs)))
                : Optional.empty();
    }

    /** A map of texts: keys and values are never null. */
    static Binding bindTexts(FieldRequest request, CodecFinder codecs) {
        return Limits.problem(request.options()).orElseGet(() -> {
            TypeRef text = ((TypeRef.OfClass) request.type()).arguments().get(0);
            Binding bound = codecs.bind(new FieldRequest(text, FieldOptions.REQUIRED));
            StepCodec codec = (StepCodec) ((Binding.Bound) bound).codec();
            return new Binding.Bound(new MapCodec(MapKind.MAP, request, text, text, codec, codec));
        });
    }

    private static Binding bind(MapKind kind, FieldRequest request, TypeRef.OfClass type, CodecFinder codecs) {
        List<TypeRef> arguments = type.arguments();
        if (arguments.isEmpty() || arguments.stream().anyMatch(TypeRef.Other.class::isInstance)) {
            return Wildcards.refused(
                    arguments, type.name().simple() + "<String, Leg>, with the classes of keys and values");
        }
        Binding key = codecs.bind(request.element(arguments.get(0)));
        Binding value = codecs.bind(request.element(arguments.get(1)));
        if (DynamicCodec.isIn(key)) {
            return new Binding.Refused(
                    Diagnostic.DYNAMIC_KEY, "keys of a " + type.name().simple());
        }
        if (key instanceof Binding.Bound boundKey && value instanceof Binding.Bound boundValue) {
            TypeName keyType = Names.of(arguments.get(0));
            TypeName valueType = Names.of(arguments.get(1));
            return new Binding.Bound(new MapCodec(
                    kind,
                    request,
                    arguments.get(0),
                    arguments.get(1),
                    step(boundKey.codec(), keyType),
                    step(boundValue.codec(), valueType)));
        }
        return key instanceof Binding.Bound || value instanceof Binding.Refused ? value : key;
    }

    @Override
    public List<Held> held() {
        return List.of(parts.key(), parts.value());
    }

    @Override
    public boolean isOrdered() {
        return kind == MapKind.ENUM_MAP;
    }

    /** Only of a new {@code Hashtable} is it known how long its chains will be. */
    @Override
    public boolean isAlwaysNew() {
        return kind == MapKind.HASHTABLE;
    }

    @Override
    WireType wireType(int max, boolean nullable) {
        return new WireType.MapOf(key.wireType(), value.wireType(), max, nullable);
    }

    @Override
    String variable() {
        return "map";
    }

    @Override
    CheckedKeys checkedKeys() {
        return CheckedKeys.of(kind.use(), keyRef);
    }

    @Override
    CodeBlock writeBody(Members members, String label) {
        CodeBlock.Builder write = parts.taken().toBuilder();
        // A Hashtable takes the value out of an entry that another thread removes while it is written.
        if (kind == MapKind.HASHTABLE) {
            write.addStatement("$T.notNull(value)", HASHTABLES);
        }
        write.add(parts.write(members, label));
        return writeEach(label, "map", eachEntry(), write.build());
    }

    @Override
    CodeBlock readBody(Members members, String label) {
        return fill(
                label,
                new Source(
                        CodeBlock.of(""),
                        old -> key.read(members, parts.key().label(label), old),
                        old -> value.read(members, parts.value().label(label), old),
                        Immutables.contains(keyRef),
                        checkedKeys() != CheckedKeys.NONE));
    }

    /**
     * The source of the entries that go into a map: a statement before each entry, and expressions for key and value,
     * given those to reuse.
     */
    private record Source(
            CodeBlock next,
            UnaryOperator<CodeBlock> key,
            UnaryOperator<CodeBlock> value,
            boolean reuses,
            boolean isChecked) {

        CodeBlock checkedBy() {
            return CodeBlock.of(isChecked ? ", in" : "");
        }
    }

    @Override
    CodeBlock copyBody(Members members, String label) {
        boolean keyed = kind == MapKind.ENUM_MAP;
        TypeName each = keyed ? keyType : entryType();
        boolean told = Immutables.isToldByEquals(keyRef);
        CodeBlock nextKey = CodeBlock.of(keyed ? "next" : "next.getKey()");
        CodeBlock nextValue = CodeBlock.of(keyed ? "map.get(next)" : "next.getValue()");
        Source source = new Source(
                CodeBlock.of("$T next = source.next();\n", each),
                old -> told && !old.equals(NULL)
                        ? CodeBlock.of("$T.kept($L, $L)", OWN, old, nextKey)
                        : key.copy(members, parts.key().label(label), nextKey, old),
                old -> value.copy(members, parts.value().label(label), nextValue, old),
                told,
                false);
        return CodeBlock.builder()
                .addStatement("int count = map.size()")
                .addStatement(
                        "$T<$T> source = map.$L().iterator()", Iterator.class, each, keyed ? "keySet" : "entrySet")
                .add(fill(label, source))
                .build();
    }

    private CodeBlock fill(String label, Source source) {
        if (kind == MapKind.HASHTABLE) {
            return readTable(label, source);
        }
        return constructed() ? readNew(label, source) : refill(label, source);
    }

    /** Its chains are counted before a table is made. */
    private CodeBlock readTable(String label, Source source) {
        return CodeBlock.builder()
                .addStatement(
                        "$T elements = new $T<>()",
                        ParameterizedTypeName.get(ClassName.get(Map.class), keyType, valueType),
                        LinkedHashMap.class)
                .add(putEach(label, source))
                .addStatement(
                        "return $T.of($L)",
                        HASHTABLES,
                        source.isChecked() ? CodeBlock.of("$S, elements, in", label) : CodeBlock.of("elements"))
                .build();
    }

    private CodeBlock refill(String label, Source source) {
        CodeBlock oldKey = source.reuses() ? oldKey() : NULL;
        CodeBlock oldValue = source.reuses() ? oldValue() : NULL;
        return CodeBlock.builder()
                .addStatement("$T elements = $L", type(), CollectionFill.target(isInto(), EmptyAgain.of(kind, empty())))
                .addStatement(
                        "$1T<$2T, $3T> refill = new $1T<>($4S, elements$5L)",
                        kind.hasEntries() ? REFILL : KEYED_REFILL,
                        keyType,
                        valueType,
                        label,
                        source.checkedBy())
                .addStatement(
                        "$T<$T> iterator = elements.$L().iterator()",
                        Iterator.class,
                        old(),
                        kind.hasEntries() ? "entrySet" : "keySet")
                .beginControlFlow("for (int i = 0; i < count; i++)")
                .addStatement("$T old = refill.expects(iterator.hasNext()) ? iterator.next() : null", old())
                .add(source.next())
                .addStatement("$T key = $L", keyType, source.key().apply(oldKey))
                .addStatement("$T value = $L", valueType, source.value().apply(oldValue))
                .addStatement("refill.put(old, key, value)")
                .endControlFlow()
                .addStatement("refill.end()")
                .add(CollectionFill.taken(isInto(), label))
                .addStatement("return elements")
                .build();
    }

    /** What the loop over the map iterates over: its entries, or its keys. */
    private TypeName old() {
        return kind.hasEntries() ? entryType() : keyType;
    }

    private CodeBlock oldKey() {
        return kind.hasEntries() ? CodeBlock.of("$T.keyOf(old)", REFILL) : CodeBlock.of("old");
    }

    private CodeBlock oldValue() {
        return kind.hasEntries()
                ? CodeBlock.of("$T.valueOf(old, key)", REFILL)
                : CodeBlock.of("refill.valueOf(old, key)");
    }

    private CodeBlock readNew(String label, Source source) {
        return CodeBlock.builder()
                .addStatement("$T elements = $L", type(), empty())
                .add(putEach(label, source))
                .addStatement("return $L", CollectionFill.unmodifiable(kind.unmodifiable()))
                .build();
    }

    /** The loop that puts all entries into new elements. */
    private CodeBlock putEach(String label, Source source) {
        return CodeBlock.builder()
                .beginControlFlow("for (int i = 0; i < count; i++)")
                .add(source.next())
                .addStatement("$T key = $L", keyType, source.key().apply(NULL))
                .addStatement("$T value = $L", valueType, source.value().apply(NULL))
                .addStatement(
                        "$T.$L($S, elements, key, value$L)",
                        REFILL,
                        source.isChecked() ? "putChecked" : "put",
                        label,
                        source.checkedBy())
                .endControlFlow()
                .build();
    }

    /** A new, empty map. */
    private CodeBlock empty() {
        return kind == MapKind.ENUM_MAP
                ? CodeBlock.of("new $T<>($T.class)", kind.made(), keyType)
                : CodeBlock.of("new $T<>()", kind.made());
    }

    @Override
    CodeBlock count() {
        return CodeBlock.of("map.size()");
    }

    @Override
    CodeBlock countSize(String label) {
        return CodeBlock.of("$T.sizeOf($S, map)", COUNTS, label);
    }

    @Override
    CodeBlock sizeBody(Members members, String label) {
        return CodeBlock.builder()
                .add(eachEntry())
                .add(parts.takenToMeasure())
                .add(parts.addSizes(members, label))
                .endControlFlow()
                .build();
    }

    /** The loop: over entries, or over keys if the map would create entries for it. */
    private CodeBlock eachEntry() {
        return kind == MapKind.ENUM_MAP
                ? CodeBlock.builder()
                        .beginControlFlow("for ($T key : map.keySet())", keyType)
                        .build()
                : CodeBlock.builder()
                        .beginControlFlow("for ($T entry : map.entrySet())", entryType())
                        .build();
    }

    private TypeName entryType() {
        return ParameterizedTypeName.get(ClassName.get(Map.Entry.class), keyType, valueType);
    }
}
