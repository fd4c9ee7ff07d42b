package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import java.util.List;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.schema.wire.WireType;

/** Walks over messages with versioned blocks, whose later sections an older message may lack. */
record VersionedWalk(ViewWriter view) implements SectionWalk {
    @Override
    public int quick() {
        return 0;
    }

    @Override
    public CodeBlock over(Section section) {
        CodeBlock.Builder code = CodeBlock.builder().addStatement("$T in = walked()", Names.INPUT);
        if (!section.absent()) {
            return code.addStatement("isThere($L, in)", section.index())
                    .add(overFields(section))
                    .add(overBoundary(section))
                    .add(end(section))
                    .build();
        }
        return code.beginControlFlow("if (isThere($L, in))", section.index())
                .add(overFields(section))
                .endControlFlow()
                .add(overBoundary(section))
                .add(end(section))
                .build();
    }

    private static CodeBlock end(Section section) {
        return CodeBlock.of("endSection($L, in);\n", section.index());
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
                : CodeBlock.join(List.of(skip(section.bytes()), over(type, section, field)), "");
    }

    private CodeBlock over(WireType type, Section section, int field) {
        if (type instanceof WireType.Array array) {
            return CodeBlock.of(
                    "$T.array($L, in);\n", Names.view("Walk"), array.element().size());
        }
        if (type instanceof WireType.Enumeration) {
            return CodeBlock.of("$T.constant(in);\n", Names.view("Walk"));
        }
        return Elements.Layout.constant(view, section, field)
                .map(layout -> CodeBlock.of("behindElements($N, in);\n", layout))
                .orElseGet(() -> SkipMethods.over(view, field));
    }
}
