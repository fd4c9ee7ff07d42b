package org.marshal4j.processor.codec.object;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;

/**
 * {@code Object} under {@code @Dynamic}: a tag, then a value of the class that the tag names. Lists and maps nest like
 * objects. The codecs of the listed classes write their values; a constant of the marshaller refers to them.
 */
public record DynamicCodec(boolean required, List<ListedCodecs.Listed> listed) implements StepCodec {

    private static final ClassName RUNTIME = Names.support("DynamicValues");
    private static final ClassName COPIES = Names.support("DynamicCopies");

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        if (!request.has(Option.DYNAMIC)
                || !(request.type() instanceof TypeRef.OfClass named)
                || !named.isJavaLang("Object")) {
            return Optional.empty();
        }
        ListedCodecs.Result listed = ListedCodecs.of(request, codecs);
        return listed.obstacle()
                .or(() -> Optional.of(new Binding.Bound(new DynamicCodec(request.required(), listed.codecs()))));
    }

    /** Whether values are dynamic or contain dynamic values. */
    public static boolean isIn(Binding binding) {
        return binding instanceof Binding.Bound bound
                && bound.codec().supportedOptions().contains(Option.DYNAMIC);
    }

    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.DYNAMIC);
    }

    @Override
    public Size size() {
        return Size.atLeast(1);
    }

    @Override
    public WireType wireType() {
        SortedMap<Integer, WireType> types = new TreeMap<>();
        listed.forEach(each -> types.put(each.id(), each.codec().wireType()));
        return new WireType.Dynamic(types, !required);
    }

    @Override
    public Passing passing() {
        return listed.stream().map(each -> each.codec().passing()).reduce(Passing.DEPTH, Passing::and);
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        code.addStatement(
                "$T.write($L, out, depth + 1$L)",
                RUNTIME,
                NullChecks.written(required, label, value),
                listed(members, label));
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        return NullChecks.read(
                required,
                label,
                CodeBlock.of("$T.read($L, in, depth + 1$L)", RUNTIME, current, listed(members, label)));
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        return CodeBlock.of(
                "$T.sizeOf($L, depth + 1$L)",
                RUNTIME,
                NullChecks.written(required, label, value),
                listed(members, label));
    }

    /** The additional arguments of a call if classes are listed. */
    private CodeBlock listed(Members members, String label) {
        return listed.isEmpty()
                ? CodeBlock.of("")
                : CodeBlock.of(
                        ", $N, $L",
                        ListedConstants.of(listed, members, label),
                        passing().isGraph() ? "graph" : "null");
    }

    @Override
    public Copies copies() {
        return Copies.OWN;
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return CodeBlock.of("$T.copy($L, $L, depth + 1$L)", COPIES, value, current, listed(members, label));
    }
}
