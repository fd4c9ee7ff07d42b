package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Limits;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.codec.object.Wildcards;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;

/** Arrays of objects, including arrays of arrays: a stop-bit count, then the elements. */
public final class ObjectArrayCodec extends CountedCodec {

    private static final CodeBlock ELEMENT = CodeBlock.of("element");
    private static final ClassName OBJECT_ARRAYS = Names.support("ObjectArrays");

    private final TypeRef elementRef;
    private final TypeName elementType;
    private final TypeName erased;
    private final StepCodec element;

    private ObjectArrayCodec(FieldRequest request, TypeRef elementRef, Codec element) {
        this(request, elementRef, step(element, Names.of(elementRef)));
    }

    private ObjectArrayCodec(FieldRequest request, TypeRef elementRef, StepCodec element) {
        super(request, element);
        this.elementRef = elementRef;
        this.elementType = Names.of(elementRef);
        this.erased = ArrayTypeName.of(Names.erased(elementRef));
        this.element = element;
    }

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        if (!(request.type() instanceof TypeRef.OfArray array) || array.element() instanceof TypeRef.OfPrimitive) {
            return Optional.empty();
        }
        if (array.element() instanceof TypeRef.Other) {
            return Optional.of(Wildcards.refused(List.of(array.element()), "Leg[], with the class of the elements"));
        }
        Optional<Binding> problem = Limits.problem(request.options());
        if (problem.isPresent()) {
            return problem;
        }
        Binding element = codecs.bind(request.element(array.element()));
        return Optional.of(
                element instanceof Binding.Bound bound
                        ? new Binding.Bound(new ObjectArrayCodec(request, array.element(), bound.codec()))
                        : element);
    }

    @Override
    public List<Held> held() {
        return List.of(new Held(Held.Role.ELEMENT, elementRef, element, true));
    }

    @Override
    public boolean isOrdered() {
        return true;
    }

    @Override
    WireType wireType(int max, boolean nullable) {
        return new WireType.ListOf(element.wireType(), max, nullable);
    }

    @Override
    String variable() {
        return "array";
    }

    @Override
    CodeBlock writeBody(Members members, String label) {
        CodeBlock.Builder write = CodeBlock.builder();
        element.write(members, label + "[]", ELEMENT, write);
        return CodeBlock.builder()
                .add(writeArrayCount(label, "array"))
                .beginControlFlow("for (int i = 0; i < count; i++)")
                .addStatement("$T element = array[i]", elementType)
                .add(write.build())
                .endControlFlow()
                .build();
    }

    @Override
    CodeBlock readBody(Members members, String label) {
        CodeBlock old = constructed() ? NULL : CodeBlock.of("elements[i]");
        return CodeBlock.builder()
                .addStatement(
                        "$T elements = $T.target($L, count, $T.class)",
                        type(),
                        OBJECT_ARRAYS,
                        constructed() ? NULL : CodeBlock.of("current"),
                        erased)
                .beginControlFlow("for (int i = 0; i < count; i++)")
                .addStatement("elements = $T.with(elements, i, count)", OBJECT_ARRAYS)
                .addStatement("elements[i] = $L", element.read(members, label + "[]", old))
                .endControlFlow()
                .addStatement("return elements")
                .build();
    }

    @Override
    CodeBlock copyBody(Members members, String label) {
        CodeBlock old = constructed() ? NULL : CodeBlock.of("elements[i]");
        return CodeBlock.builder()
                .addStatement(
                        "$T elements = $T.exactly($L, array.length, $T.class)",
                        type(),
                        OBJECT_ARRAYS,
                        constructed() ? NULL : CodeBlock.of("current"),
                        erased)
                .beginControlFlow("for (int i = 0; i < elements.length; i++)")
                .addStatement("elements[i] = $L", element.copy(members, label + "[]", CodeBlock.of("array[i]"), old))
                .endControlFlow()
                .addStatement("return elements")
                .build();
    }

    @Override
    CodeBlock count() {
        return CodeBlock.of("array.length");
    }

    @Override
    CodeBlock countSize(String label) {
        return CodeBlock.of("$T.size($L)", Names.api("StopBit"), count());
    }

    @Override
    CodeBlock sizeBody(Members members, String label) {
        return CodeBlock.builder()
                .beginControlFlow("for ($T element : array)", elementType)
                .addStatement("size += $L", element.sizeOf(members, label + "[]", ELEMENT))
                .endControlFlow()
                .build();
    }
}
