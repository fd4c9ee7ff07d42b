package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.schema.wire.WireType;

/**
 * The methods that walk from the beginning of one section to that of another, in straight-line code over the sections
 * between. A loop with a method for each section would cost as much as reading a short text.
 */
final class WalkMethods {

    private static final String FROM = "from";
    private static final String TO = "to";

    /** The number of sections for which a single method stays small. */
    private static final int MOST = 10;

    private final ViewWriter view;
    private final boolean versioned;

    private WalkMethods(ViewWriter view) {
        this.view = view;
        this.versioned = view.sections().stream().anyMatch(Section::versioned);
    }

    static void addTo(ViewWriter view) {
        new WalkMethods(view).add();
    }

    private void add() {
        List<Section> sections = view.sections();
        MethodSpec.Builder method = walk("walkSection", Modifier.PROTECTED).addAnnotation(Override.class);
        if (sections.size() <= MOST) {
            method.addCode(over(sections));
        } else {
            for (int first = 0; first < sections.size(); first += MOST) {
                method.addCode(inMethod(sections.subList(first, Math.min(sections.size(), first + MOST))));
            }
        }
        view.writer().type().addMethod(method.build());
    }

    private static MethodSpec.Builder walk(String name, Modifier modifier) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(modifier)
                .addParameter(TypeName.INT, FROM)
                .addParameter(TypeName.INT, TO)
                .addParameter(Blocks.IN);
    }

    /** The statements that call a method for some of the sections. Adds that method. */
    private CodeBlock inMethod(List<Section> some) {
        int first = some.get(0).index();
        int last = some.get(some.size() - 1).index();
        String name = view.writer().members().name("walkSection" + first);
        view.writer()
                .members()
                .add(walk(name, Modifier.PRIVATE).addCode(over(some)).build());
        return CodeBlock.builder()
                .beginControlFlow("if ($N <= $L && $N > $L)", FROM, last, TO, first)
                .addStatement("$N($N, $N, in)", name, FROM, TO)
                .endControlFlow()
                .build();
    }

    private CodeBlock over(List<Section> some) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (Section section : some) {
            boolean last = section.index() == some.get(some.size() - 1).index();
            if (some.size() == 1) {
                code.add(over(section)).addStatement(end(section));
                continue;
            }
            code.beginControlFlow("if ($N <= $L)", FROM, section.index()).add(over(section));
            if (last) {
                code.addStatement(end(section));
            } else {
                code.beginControlFlow("if ($L == $N)", end(section), TO)
                        .addStatement("return")
                        .endControlFlow();
            }
            code.endControlFlow();
        }
        return code.build();
    }

    /** An expression for the place where the next section begins. */
    private CodeBlock end(Section section) {
        return versioned
                ? CodeBlock.of("endSection($L, in)", section.index())
                : CodeBlock.of("beginSection($L, in)", section.index() + 1);
    }

    private CodeBlock over(Section section) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (!section.absent()) {
            if (versioned) {
                code.addStatement("isThere($L, in)", section.index());
            }
            return code.add(overFields(section)).add(overBoundary(section)).build();
        }
        return code.beginControlFlow("if (isThere($L, in))", section.index())
                .add(overFields(section))
                .endControlFlow()
                .add(overBoundary(section))
                .build();
    }

    private CodeBlock overFields(Section section) {
        if (section.end() instanceof Section.Step step) {
            return over(section, step.field());
        }
        CodeBlock over = skip(section.bytes());
        return section.end() instanceof Section.Later
                ? CodeBlock.builder().add(over).addStatement("endVersion(in)").build()
                : over;
    }

    private static CodeBlock overBoundary(Section section) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (section.end() instanceof Section.Boundary boundary) {
            if (boundary.leaves()) {
                code.addStatement("leaveVersionedBlock(in)");
            }
            if (boundary.enters()) {
                code.addStatement("enterVersionedBlock(in)");
            }
        }
        return code.build();
    }

    private static CodeBlock skip(int bytes) {
        return bytes > 0 ? CodeBlock.of("in.skip($L);\n", bytes) : CodeBlock.of("");
    }

    private CodeBlock over(Section section, int field) {
        WireType type = view.step(field).wireType();
        if (NestedMethods.concern(view, section, field)) {
            return CodeBlock.join(List.of(skip(section.bytes()), NestedMethods.over(view, field)), "");
        }
        return type instanceof WireType.Text
                ? CodeBlock.of("$T.text($L, in);\n", Names.view("Walk"), section.bytes())
                : CodeBlock.join(List.of(skip(section.bytes()), over(type, field)), "");
    }

    private CodeBlock over(WireType type, int field) {
        if (type instanceof WireType.Array array) {
            return CodeBlock.of(
                    "$T.array($L, in);\n", Names.view("Walk"), array.element().size());
        }
        if (type instanceof WireType.Enumeration) {
            return CodeBlock.of("$T.constant(in);\n", Names.view("Walk"));
        }
        return SkipMethods.over(view, field);
    }
}
