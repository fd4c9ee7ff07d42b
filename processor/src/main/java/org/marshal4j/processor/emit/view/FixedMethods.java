package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.plan.Slot;
import org.marshal4j.schema.wire.WireType;

/** The methods for a field of fixed size: one that reads it and one that sets it. */
final class FixedMethods {

    private static final Address PLACE = Address.of("base", "offset");
    private static final CodeBlock VALUE = CodeBlock.of("value");

    private FixedMethods() {}

    static void addTo(ViewWriter view, Section section, Slot slot) {
        int field = slot.field();
        BlockCodec codec = view.writer().blockCodec(field);
        CodeBlock body = CodeBlock.builder()
                .add(view.unlessAbsent(section, () -> view.returnDefault(field)))
                .addStatement("long offset = fieldAt($L)", section.place(slot))
                .addStatement("$T base = memoryBase()", Object.class)
                .addStatement("return $L", view.present(field, codec.load(PLACE, CodeBlock.of("null"))))
                .build();
        view.addReading(view.getter(field), body);
        if (codec.wireType() instanceof WireType.FixedText text) {
            TextMethods.addTo(view, section, slot, text);
        }
        // A hand-written marshaller might throw when it has written half of the value.
        if (!codec.isHandWritten()) {
            addSetter(view, section, slot, codec);
        } else {
            BeanMethods.addRefusal(view, field, "a hand-written marshaller writes it, which might fail halfway");
        }
    }

    private static void addSetter(ViewWriter view, Section section, Slot slot, BlockCodec codec) {
        String name = view.field(slot.field()).name();
        MethodSpec.Builder method =
                view.setter(slot.field()).addModifiers(Modifier.PUBLIC).addJavadoc("Sets the field in place.\n");
        codec.check(name, VALUE).ifPresent(method::addStatement);
        if (view.holdsForGood(slot.field())) {
            method.beginControlFlow("if (value == null)")
                    .addStatement("throw notSettable($S, $S)", name, "it is final, and never null")
                    .endControlFlow();
        }
        view.writer()
                .type()
                .addMethod(method.beginControlFlow("try")
                        .addStatement("long offset = settableAt($S, $L)", name, section.place(slot))
                        .addStatement("$T base = memoryBase()", Object.class)
                        .addStatement(codec.store(PLACE, VALUE))
                        .nextControlFlow("finally")
                        .addStatement("keepMemory()")
                        .endControlFlow()
                        .addCode(view.endOfSetter(slot.field()))
                        .build());
    }
}
