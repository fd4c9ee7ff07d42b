package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Holding;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;

/** {@code Properties}: a map of texts that are never null. Their defaults are not written. */
public record PropertiesCodec(StepCodec entries) implements Holding {

    private static final ClassName RUNTIME = Names.support("PropertyTables");

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        if (!isOf(request.type())) {
            return Optional.empty();
        }
        Binding entries = MapCodec.bindTexts(new FieldRequest(texts(), request.options()), codecs);
        return Optional.of(
                entries instanceof Binding.Bound bound
                        ? new Binding.Bound(new PropertiesCodec((StepCodec) bound.codec()))
                        : entries);
    }

    /** Whether it is {@code Properties}. */
    public static boolean isOf(TypeRef type) {
        return type instanceof TypeRef.OfClass named && named.name().qualified().equals("java.util.Properties");
    }

    /** The type that they are written as: {@code Map<String, String>}. */
    public static TypeRef.OfClass texts() {
        TypeRef text = ofJdk("java.lang", "String", List.of());
        return ofJdk("java.util", "Map", List.of(text, text));
    }

    private static TypeRef.OfClass ofJdk(String packageName, String name, List<TypeRef> arguments) {
        return new TypeRef.OfClass(
                new Name(packageName, List.of(name)), arguments, new ClassKind.Plain(ClassKind.Sort.CLASS, false));
    }

    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.MAX_LENGTH);
    }

    @Override
    public List<Held> held() {
        return Holding.of(entries);
    }

    @Override
    public boolean isOrdered() {
        return false;
    }

    @Override
    public Size size() {
        return entries.size();
    }

    @Override
    public WireType wireType() {
        return entries.wireType();
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        entries.write(members, label, texts(label, value), code);
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        return CodeBlock.of("$T.read($L, $L)", RUNTIME, current, entries.read(members, label, CodeBlock.of("null")));
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        return entries.sizeOf(members, label, texts(label, value));
    }

    private static CodeBlock texts(String label, CodeBlock value) {
        return CodeBlock.of("$T.texts($S, $L)", RUNTIME, label, value);
    }

    @Override
    public Copies copies() {
        return Copies.OWN;
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return CodeBlock.of("$T.copy($S, $L, $L)", RUNTIME, label, value, current);
    }
}
