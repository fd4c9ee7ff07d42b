package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.schema.WireType;

/** The methods that walk from the beginning of a section to that of the next one. */
final class WalkMethods {

    private static final String SECTION = "section";

    /** So many sections that one method for all of them stays small. */
    private static final int MOST = 10;

    private WalkMethods() {}

    static void addTo(ViewWriter view) {
        List<Section> sections = view.sections();
        MethodSpec.Builder method = walk("walkSection", Modifier.PROTECTED).addAnnotation(Override.class);
        for (int first = 0; first < sections.size(); first += MOST) {
            int end = Math.min(sections.size(), first + MOST);
            CodeBlock some = some(view, sections.subList(first, end));
            if (sections.size() <= MOST) {
                method.addCode(some);
            } else {
                String name = view.writer().members().name("walkSection" + first);
                view.writer()
                        .members()
                        .add(walk(name, Modifier.PRIVATE).addCode(some).build());
                method.beginControlFlow("if ($N >= $L && $N < $L)", SECTION, first, SECTION, end)
                        .addStatement("$N($N, in)", name, SECTION)
                        .endControlFlow();
            }
        }
        view.writer().type().addMethod(method.build());
        if (sections.stream().anyMatch(Section::endsBlock)) {
            addEnds(view);
        }
    }

    private static MethodSpec.Builder walk(String name, Modifier modifier) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(modifier)
                .addParameter(TypeName.INT, SECTION)
                .addParameter(Blocks.IN);
    }

    private static void addEnds(ViewWriter view) {
        CodeBlock any = view.sections().stream()
                .filter(Section::endsBlock)
                .map(section -> CodeBlock.of("$N == $L", SECTION, section.index()))
                .collect(CodeBlock.joining(" || "));
        view.writer()
                .type()
                .addMethod(MethodSpec.methodBuilder("endsVersionedBlock")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PROTECTED)
                        .returns(TypeName.BOOLEAN)
                        .addParameter(TypeName.INT, SECTION)
                        .addStatement("return $L", any)
                        .build());
    }

    private static CodeBlock some(ViewWriter view, List<Section> sections) {
        if (sections.size() == 1) {
            return walk(view, sections.get(0));
        }
        CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch ($N)", SECTION);
        for (Section section : sections) {
            code.beginControlFlow("case $L ->", section.index())
                    .add(walk(view, section))
                    .endControlFlow();
        }
        return code.addStatement("default -> throw new $T()", IllegalArgumentException.class)
                .endControlFlow()
                .build();
    }

    private static CodeBlock walk(ViewWriter view, Section section) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (section.bytes() > 0 && section.absent() && section.endsBlock()) {
            code.beginControlFlow("if (isThere($L))", section.index())
                    .addStatement("in.skip($L)", section.bytes())
                    .endControlFlow();
        } else if (section.bytes() > 0) {
            code.addStatement("in.skip($L)", section.bytes());
        }
        if (section.end() instanceof Section.Step step) {
            code.add(over(view, section, step.field()));
        } else if (section.end() instanceof Section.Later) {
            code.addStatement("endVersion(in)");
        } else {
            Section.Boundary boundary = (Section.Boundary) section.end();
            if (boundary.leaves()) {
                code.addStatement("leaveVersionedBlock(in)");
            }
            if (boundary.enters()) {
                code.addStatement("enterVersionedBlock(in)");
            }
        }
        return code.build();
    }

    private static CodeBlock over(ViewWriter view, Section section, int field) {
        return NestedMethods.concern(view, section, field) ? NestedMethods.over(view, field) : over(view, field);
    }

    private static CodeBlock over(ViewWriter view, int field) {
        WireType type = view.step(field).wireType();
        if (type instanceof WireType.Text) {
            return CodeBlock.of("$T.text(in);\n", Names.view("Walk"));
        }
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
