package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Holding;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.WireType;

/**
 * The methods for what a collection, map, array of objects or Optional holds, one by one: {@code tagsSize()} and {@code tags(i)}, {@code
 * pricesKey(i)}, {@code noteValue()} and others.
 */
final class HeldMethods {

    private static final ClassName ELEMENTS = Names.view("ViewElements");

    private HeldMethods() {}

    /** Whether the field has them: what an older message does not have, and is never null, has no bytes. */
    static boolean concern(ViewWriter view, Section section, int field) {
        return !Holding.of(view.step(field)).isEmpty()
                && !(section.absent() && view.field(field).options().required());
    }

    static void addTo(ViewWriter view, Section section, int field) {
        List<Held> held = Holding.of(view.step(field));
        WireType type = view.step(field).wireType();
        if (held.get(0).role() == Held.Role.CONTENT) {
            Reach reach = new Reach.IfPresent(view, section, type.nullable());
            addIsPresent(view, field, reach);
            new HeldValue(view, field, held.get(0), reach).add();
            return;
        }
        String elements = addElements(view, section, field, held);
        addSize(view, field, elements);
        HeldValue first = new HeldValue(view, field, held.get(0), new Reach.ByIndex(elements, false));
        first.add();
        HeldSetter.addTo(view, field, held.get(0), view.names().setterOf(field), elements);
        Lookups lookups = new Lookups(view, field, first, elements);
        lookups.addIndexOf();
        if (held.size() > 1) {
            HeldValue second = new HeldValue(view, field, held.get(1), new Reach.ByIndex(elements, true));
            second.add();
            HeldSetter.addTo(view, field, held.get(1), second.name(), elements);
            lookups.addGet(second);
        }
    }

    private static void addIsPresent(ViewWriter view, int field, Reach reach) {
        view.addReading(
                MethodSpec.methodBuilder(view.names().further(field, "IsPresent"))
                        .returns(TypeName.BOOLEAN)
                        .addJavadoc("Whether it has a value; false if it is null.\n"),
                CodeBlock.builder()
                        .add(reach.open(CodeBlock.of("return false;\n")))
                        .addStatement("return true")
                        .build());
    }

    private static void addSize(ViewWriter view, int field, String elements) {
        boolean isArray = view.field(field).type() instanceof TypeRef.OfArray;
        view.addPublic(MethodSpec.methodBuilder(view.names().further(field, isArray ? "Length" : "Size"))
                .returns(TypeName.INT)
                .addJavadoc("How many it has; -1 if it is null.\n")
                .addStatement("return $N.size()", elements));
    }

    /** Where they are; of those whose end hand-written code may know alone, with code that reads them. */
    private static String addElements(ViewWriter view, Section section, int field, List<Held> held) {
        WireType type = view.step(field).wireType();
        CodeBlock.Builder arguments = CodeBlock.builder()
                .add("this, $L, $L, $N", section.index(), section.bytes(), SkipMethods.constant(view, field));
        if (!Skippable.is(type) || !type.heldTypes().isEmpty()) {
            held.forEach(each -> arguments.add(", (depth, in) -> $L", view.read(field, each)));
        }
        String name = view.names().stemOf(field) + "Elements";
        view.writer()
                .type()
                .addField(FieldSpec.builder(ELEMENTS, name, Modifier.PRIVATE, Modifier.FINAL)
                        .initializer("new $T($L)", ELEMENTS, arguments.build())
                        .build());
        return name;
    }
}
