package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Names;

/** The method that sets an element of a list or array, or a value of a map, if they all have the same size. */
final class HeldSetter {

    private static final CodeBlock VALUE = CodeBlock.of("value");

    private HeldSetter() {}

    static void addTo(ViewWriter view, int field, Held held, String name, Elements elements) {
        held.inPlace().ifPresent(codec -> add(view, field, held, codec, name, elements));
    }

    private static void add(ViewWriter view, int field, Held held, BlockCodec codec, String name, Elements elements) {
        String label = view.field(field).name();
        boolean isValue = held.role() == Held.Role.VALUE;
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(
                        "Sets $L in place; throws an IndexOutOfBoundsException if there is none with that index.\n",
                        isValue ? "the value of an entry" : "one element")
                .addParameter(TypeName.INT, "index")
                .addParameter(Names.of(held.type()), "value");
        codec.check(label, VALUE).ifPresent(method::addStatement);
        view.writer()
                .type()
                .addMethod(method.beginControlFlow("try")
                        .addStatement("long offset = $L", elements.settable(label, codec.bytes(), isValue))
                        .addStatement("$T base = memoryBase()", Object.class)
                        .addStatement(
                                codec.in(view.writer().members(), label).store(Address.of("base", "offset"), VALUE))
                        .nextControlFlow("finally")
                        .addStatement("keepMemory()")
                        .endControlFlow()
                        .build());
    }
}
