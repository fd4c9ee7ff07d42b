package org.marshal4j.processor.codec.value;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.schema.wire.WireType;

/** Strings with {@code @OneOf}: a byte for each known value, 254 for null, or 255 followed by the text. */
public record OneOfCodec(List<String> known, boolean required) implements StepCodec {

    private static final ClassName RUNTIME = Names.value("OneOf");
    private static final TypeName TEXTS = ArrayTypeName.of(String.class);

    /** The indexes from here on have other meanings. */
    private static final int MOST = 254;

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        if (!request.has(Option.ONE_OF)
                || !(request.type() instanceof TypeRef.OfClass named)
                || !named.isJavaLang("String")) {
            return Optional.empty();
        }
        List<String> known = request.options().knownValues();
        if (known.isEmpty() || known.size() > MOST || new HashSet<>(known).size() < known.size()) {
            return Optional.of(new Binding.Refused(
                    Diagnostic.BAD_ARGUMENT,
                    "@OneOf must have 1 to " + MOST + " different texts, but has " + describe(known)));
        }
        Optional<String> half = known.stream().filter(OneOfCodec::hasHalf).findFirst();
        if (half.isPresent()) {
            return Optional.of(new Binding.Refused(
                    Diagnostic.BAD_ARGUMENT,
                    "text " + (known.indexOf(half.get()) + 1) + " of @OneOf has half of a surrogate pair, which UTF-8"
                            + " cannot represent"));
        }
        return Optional.of(new Binding.Bound(new OneOfCodec(known, request.required())));
    }

    private static boolean hasHalf(String text) {
        return text.codePoints().anyMatch(point -> point <= 0xFFFF && Character.isSurrogate((char) point));
    }

    private static String describe(List<String> known) {
        return known.size() > MOST
                ? String.valueOf(known.size())
                : known.stream().map(text -> '"' + text + '"').collect(Collectors.joining(", ", "{", "}"));
    }

    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.ONE_OF);
    }

    @Override
    public Size size() {
        return Size.atLeast(1);
    }

    @Override
    public WireType wireType() {
        return new WireType.KnownText(known, !required);
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        code.addStatement(
                "$T.write($L, $L, out)", RUNTIME, NullChecks.written(required, label, value), texts(members, label));
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        CodeBlock read = CodeBlock.of("$T.read($L, $L, in)", RUNTIME, current, texts(members, label));
        return NullChecks.read(required, label, read);
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        return CodeBlock.of(
                "$T.sizeOf($L, $L)", RUNTIME, NullChecks.written(required, label, value), texts(members, label));
    }

    private CodeBlock texts(Members members, String label) {
        CodeBlock values =
                known.stream().map(text -> CodeBlock.of("$S", text)).collect(CodeBlock.joining(",$W", "{", "}"));
        return CodeBlock.of(
                "$N", members.constant(label.replace("[]", "") + "Texts", TEXTS, CodeBlock.of("$L", values)));
    }
}
