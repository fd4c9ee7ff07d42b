package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import org.marshal4j.schema.wire.WireType;

/**
 * The methods for a field of variable size: one that reads all of it, as the marshaller does, and further ones for
 * some types.
 */
final class StepMethods {

    private StepMethods() {}

    static void addTo(ViewWriter view, Section section, int field) {
        addReading(view, section, field);
        BeanMethods.addRefusal(view, field, "its values have different lengths, and a view never changes a length");
    }

    private static void addReading(ViewWriter view, Section section, int field) {
        if (NestedMethods.concern(view, section, field)) {
            NestedMethods.addTo(view, section, field);
            return;
        }
        // No object could be returned that consists of only the elements.
        if (!view.field(field).elements()) {
            CodeBlock body = CodeBlock.builder()
                    .add(view.unlessAbsent(section, () -> view.returnDefault(field)))
                    .add(view.returnRead(section, view.typeOf(field), view.present(field, view.read(field))))
                    .build();
            view.addReading(view.getter(field), body);
        }
        WireType type = view.step(field).wireType();
        if (type instanceof WireType.Text text && ViewNames.isShownAsText(type)) {
            TextMethods.addTo(view, section, field, text);
        }
        if (ElementMethods.concern(view, section, field)) {
            new ElementMethods(view, section, field).add();
        }
        if (HeldMethods.concern(view, section, field)) {
            HeldMethods.addTo(view, section, field);
        }
    }
}
