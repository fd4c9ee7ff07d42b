package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;

/**
 * The methods for the elements of an array of primitives: {@code depthsLength()}, {@code depths(i)} and
 * {@code depths(i, value)}.
 */
final class ElementMethods {

    private final ViewWriter view;
    private final Section section;
    private final int field;
    private final WireType.Array array;
    private final Primitive element;

    ElementMethods(ViewWriter view, Section section, int field) {
        this.view = view;
        this.section = section;
        this.field = field;
        this.array = (WireType.Array) view.step(field).wireType();
        this.element =
                ((TypeRef.OfPrimitive) ((TypeRef.OfArray) view.field(field).type()).element()).primitive();
    }

    /**
     * Whether the field has these methods. A field that is never null, but missing in older messages, has no bytes to
     * show.
     */
    static boolean concern(ViewWriter view, Section section, int field) {
        return view.field(field).type() instanceof TypeRef.OfArray of
                && of.element() instanceof TypeRef.OfPrimitive
                && view.step(field).wireType() instanceof WireType.Array
                && !(section.absent() && view.field(field).options().required());
    }

    void add() {
        TypeName type = Names.of(new TypeRef.OfPrimitive(element));
        view.addPublic(MethodSpec.methodBuilder(view.names().further(field, "Length"))
                .returns(TypeName.INT)
                .addJavadoc("The number of elements; -1 if the array is null.\n")
                .addStatement("return arrayLength($L)", arguments()));
        view.addPublic(MethodSpec.methodBuilder(view.names().of(field))
                .returns(type)
                .addParameter(TypeName.INT, "index")
                .addJavadoc("One element; throws an IndexOutOfBoundsException if there is none with that index.\n")
                .beginControlFlow("try")
                .addStatement("long offset = elementAt($L, index)", arguments())
                .addStatement("return $L(memoryBase(), offset)", Names.loading(element))
                .nextControlFlow("finally")
                .addStatement("keepMemory()")
                .endControlFlow());
        view.addPublic(MethodSpec.methodBuilder(view.names().setterOf(field))
                .returns(TypeName.VOID)
                .addParameter(TypeName.INT, "index")
                .addParameter(type, "value")
                .addJavadoc(
                        "Sets one element in place; throws an IndexOutOfBoundsException if there is none with that index.\n")
                .beginControlFlow("try")
                .addStatement("long offset = elementAt($L, index)", arguments())
                .addStatement("requireSettable($S)", view.field(field).name())
                .addStatement("$T.put$L(memoryBase(), offset, value)", Names.RAW_MEMORY, element.capitalized())
                .nextControlFlow("finally")
                .addStatement("keepMemory()")
                .endControlFlow());
    }

    private CodeBlock arguments() {
        CodeBlock max = array.max() == WireType.ANY
                ? CodeBlock.of("$T.MAX_VALUE", Integer.class)
                : CodeBlock.of("$L", array.max());
        return CodeBlock.of(
                "$L, $L, $L, $L, $L", section.index(), section.bytes(), element.bytes(), array.nullable(), max);
    }
}
