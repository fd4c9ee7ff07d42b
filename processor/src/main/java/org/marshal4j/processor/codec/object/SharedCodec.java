package org.marshal4j.processor.codec.object;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.BindingName;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;

/**
 * Objects whose identity is kept: a stop-bit number, which is 0 for null, 1 for a new object that follows, or the
 * number of an earlier object.
 */
public record SharedCodec(TypeName objectType, Name marshaller, WireType object, Passing inside, boolean required)
        implements StepCodec {

    private static final Set<Option> SUPPORTED_OPTIONS = Set.of(Option.SHARED);

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        if (!(request.type() instanceof TypeRef.OfClass named)
                || !(named.kind() instanceof ClassKind.Marshalled marshalled)
                || !(request.has(Option.SHARED) || marshalled.isShared())
                || (marshalled.isAbstract() && !marshalled.isFamily())) {
            return Optional.empty();
        }
        if (codecs.sizeOf(named.name(), marshalled).doubt() == Size.Doubt.UNKNOWN) {
            return Optional.of(new Binding.Pending());
        }
        return Optional.of(new Binding.Bound(new SharedCodec(
                Names.of(named),
                marshalled.marshaller(),
                objectOf(BindingName.of(named), marshalled),
                codecs.passingTo(named.name(), marshalled),
                request.required())));
    }

    private static WireType objectOf(Name name, ClassKind.Marshalled marshalled) {
        return marshalled.isFamily()
                ? new WireType.Family(name.binary(), false)
                : new WireType.Nested(name.binary(), marshalled.isEvolvable(), false);
    }

    @Override
    public Set<Option> supportedOptions() {
        return SUPPORTED_OPTIONS;
    }

    @Override
    public Size size() {
        return Size.atLeast(1);
    }

    @Override
    public WireType wireType() {
        return new WireType.Shared(object, !required);
    }

    @Override
    public Passing passing() {
        return Passing.GRAPH;
    }

    @Override
    public boolean usesTwice() {
        return true;
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        ClassName type = Names.of(marshaller);
        CodeBlock present = NullChecks.written(required, label, value);
        code.beginControlFlow("if (graph.write($L, $T.INSTANCE, out))", present, type)
                .addStatement("$T.writeFields($L, out$L)", type, value, inside.argumentsInside())
                .endControlFlow();
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        ClassName type = Names.of(marshaller);
        CodeBlock read = CodeBlock.of("$T.readFields($L, in$L)", type, reusable(current), inside.argumentsInside());
        CodeBlock known = CodeBlock.of("graph.known($T.INSTANCE)", type);
        return CodeBlock.of("graph.isNew(in)$W? graph.made($L)$W: $L", read, NullChecks.read(required, label, known));
    }

    private static CodeBlock reusable(CodeBlock current) {
        return current.toString().equals("null") ? current : CodeBlock.of("graph.reusable($L)", current);
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        ClassName type = Names.of(marshaller);
        CodeBlock present = NullChecks.written(required, label, value);
        return CodeBlock.of(
                "graph.isNew($L, $T.INSTANCE)$W? 1 + $T.sizeOfFields($L$L)$W: graph.sizeOfNumber()",
                present,
                type,
                type,
                value,
                inside.argumentsInside());
    }

    @Override
    public Copies copies() {
        return Copies.OWN;
    }

    /** Calls a method of the marshaller, which serves all fields of the type. */
    @Override
    public CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        String method = members.method(
                List.of("copy", marshaller),
                "copyShared" + marshaller.simple().replace("Marshaller", ""),
                this::copying);
        return CodeBlock.of("$N($L, $L, depth, graph)", method, value, current);
    }

    private MethodSpec copying(String name) {
        ClassName type = Names.of(marshaller);
        return Members.privateStatic(name)
                .returns(objectType)
                .addParameter(objectType, "shared")
                .addParameter(objectType, "current")
                .addParameters(Passing.GRAPH.parameters())
                .addStatement(
                        "return graph.isNewCopy(shared)$W? graph.made($T.copyFields(shared, graph.reusable(current)$L))$W:"
                                + " graph.copied($T.INSTANCE)",
                        type,
                        inside.argumentsInside(),
                        type)
                .build();
    }
}
