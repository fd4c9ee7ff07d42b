package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.plan.Slot;

/**
 * The method {@code countAtomic()} for a {@code long} or {@code int} at a constant offset, before the first field of
 * variable size. Whether any other field is aligned depends on the values before it.
 */
final class AtomicMethods {

    private AtomicMethods() {}

    static void addTo(ViewWriter view, List<Section> sections) {
        for (Section section : sections) {
            section.slots().forEach(slot -> add(view, section, slot));
            if (section.end() instanceof Section.Step) {
                return;
            }
        }
    }

    private static void add(ViewWriter view, Section section, Slot slot) {
        if (!(view.field(slot.field()).type() instanceof TypeRef.OfPrimitive of)
                || view.writer().blockCodec(slot.field()).isHandWritten()) {
            return;
        }
        if (of.primitive() == Primitive.LONG) {
            add(view, section, slot, Names.view("AtomicLongField"));
        } else if (of.primitive() == Primitive.INT) {
            add(view, section, slot, Names.view("AtomicIntField"));
        }
    }

    /** Adds the method. The object that it returns is created on the first call. */
    private static void add(ViewWriter view, Section section, Slot slot, ClassName type) {
        String name = view.names().further(slot.field(), "Atomic");
        view.writer()
                .type()
                .addField(FieldSpec.builder(type, name, Modifier.PRIVATE).build());
        view.addPublic(MethodSpec.methodBuilder(name)
                .returns(type)
                .addJavadoc("Access for several threads or processes at once, if the field is aligned.\n")
                .beginControlFlow("if ($N == null)", name)
                .addStatement(
                        "$N = new $T(this, $S, $L, $L)",
                        name,
                        type,
                        view.field(slot.field()).name(),
                        section.index(),
                        slot.offset())
                .endControlFlow()
                .addStatement("return $N", name));
    }
}
