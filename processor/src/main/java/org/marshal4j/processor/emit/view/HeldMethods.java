package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Holding;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;

/**
 * The methods for the single values in a collection, map, array of objects, entry or Optional: {@code tagsSize()} and
 * {@code tags(i)}, {@code pricesKey(i)}, {@code noteValue()} and others.
 */
final class HeldMethods {

    private static final ClassName ELEMENTS = Names.view("WalkedElements");

    private HeldMethods() {}

    /**
     * Whether the field has these methods. A field that is never null, but missing in older messages, has no bytes to
     * show.
     */
    static boolean concern(ViewWriter view, Section section, int field) {
        return !Holding.of(view.step(field)).isEmpty()
                && !(section.absent() && view.field(field).options().required());
    }

    static void addTo(ViewWriter view, Section section, int field) {
        List<Held> held = Holding.of(view.step(field));
        WireType type = view.step(field).wireType();
        switch (held.get(0).role()) {
            case CONTENT -> {
                Reach reach = Reach.IfPresent.ofOptional(view, section, type.nullable());
                addIsPresent(view, field, reach, "Whether it has a value; false if it is null.\n");
                new HeldValue(view, field, held.get(0), reach).add();
            }
            case ENTRY_KEY -> addParts(view, section, field, held);
            default -> addEach(view, section, field, held);
        }
    }

    /** Those of an entry: of one that is never null there is nothing to ask. */
    private static void addParts(ViewWriter view, Section section, int field, List<Held> held) {
        boolean nullable = view.step(field).wireType().nullable();
        Reach key = Reach.IfPresent.ofEntry(view, section, nullable, CodeBlock.of(""));
        Reach value = Reach.IfPresent.ofEntry(view, section, nullable, SkipMethods.overKey(view, field, held.get(0)));
        if (nullable) {
            addIsPresent(view, field, key, "Whether there is an entry; false if it is null.\n");
        }
        new HeldValue(view, field, held.get(0), key).add();
        new HeldValue(view, field, held.get(1), value).add();
    }

    private static void addEach(ViewWriter view, Section section, int field, List<Held> held) {
        Elements elements = addElements(view, section, field, held);
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

    private static void addIsPresent(ViewWriter view, int field, Reach reach, String javadoc) {
        view.addReading(
                MethodSpec.methodBuilder(view.names().further(field, "IsPresent"))
                        .returns(TypeName.BOOLEAN)
                        .addJavadoc(javadoc),
                CodeBlock.builder()
                        .add(reach.open(CodeBlock.of("return false;\n")))
                        .addStatement("return true")
                        .build());
    }

    private static void addSize(ViewWriter view, int field, Elements elements) {
        boolean isArray = view.field(field).type() instanceof TypeRef.OfArray;
        view.addPublic(MethodSpec.methodBuilder(view.names().further(field, isArray ? "Length" : "Size"))
                .returns(TypeName.INT)
                .addJavadoc("The number of elements; -1 if the field is null.\n")
                .addStatement("return $L", elements.size()));
    }

    /**
     * Adds what finds the elements: a constant, or a field. If only a hand-written marshaller may know where they end, it gets code
     * that reads them.
     */
    private static Elements addElements(ViewWriter view, Section section, int field, List<Held> held) {
        Optional<String> layout = Elements.Layout.constant(view, section, field);
        if (layout.isPresent()) {
            return new Elements.Layout(layout.get(), ElementSizes.ofKey(held));
        }
        WireType type = view.step(field).wireType();
        CodeBlock.Builder arguments = CodeBlock.builder()
                .add("$L, $L, $N", section.index(), section.bytes(), SkipMethods.constant(view, field));
        if (!Skippable.is(type) || !type.heldTypes().isEmpty()) {
            held.forEach(each -> arguments.add(", (depth, in) -> $L", view.read(field, each)));
        }
        return new Elements.Walked(addField(view, field, arguments.build()));
    }

    private static String addField(ViewWriter view, int field, CodeBlock arguments) {
        String name = view.names().stemOf(field) + "Elements";
        view.writer()
                .type()
                .addField(FieldSpec.builder(ELEMENTS, name, Modifier.PRIVATE, Modifier.FINAL)
                        .initializer("new $T(this, $L)", ELEMENTS, arguments)
                        .build());
        return name;
    }
}
