package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.schema.wire.WireType;

/**
 * Walks over messages without versioned blocks. The place is in the variable {@code position}: to move the input at each
 * section would take longer than to find the end of a short text.
 */
record PlainWalk(ViewWriter view) implements SectionWalk {
    private static final ClassName WALK = Names.view("Walk");

    @Override
    public int quick() {
        int quick = 0;
        for (Section section : view.sections()) {
            if (behind(section).isEmpty()) {
                return quick;
            }
            quick++;
        }
        return quick;
    }

    @Override
    public CodeBlock over(Section section) {
        return behind(section)
                .map(behind -> begin(section, behind))
                .orElseGet(() -> moving(section, ((Section.Step) section.end()).field()));
    }

    private CodeBlock moving(Section section, int field) {
        return CodeBlock.builder()
                .addStatement("$T in = walked()", Names.INPUT)
                .addStatement("$T.to($L, in)", WALK, start(section))
                .add(
                        NestedMethods.concern(view, section, field)
                                ? NestedMethods.over(view, field)
                                : SkipMethods.over(view, field))
                .add(begin(section, CodeBlock.of("in.position()")))
                .build();
    }

    private CodeBlock begin(Section section, CodeBlock next) {
        boolean isLast = section.index() == view.sections().size() - 1;
        return CodeBlock.of("$Lfound[$L] = $L;\n", isLast ? "" : "position = ", section.index() + 1, next);
    }

    private static CodeBlock start(Section section) {
        return section.bytes() == 0 ? CodeBlock.of("position") : CodeBlock.of("position + $L", section.bytes());
    }

    /** An expression for the position behind a section, if one call finds it. */
    private Optional<CodeBlock> behind(Section section) {
        if (section.end() instanceof Section.Step step) {
            return NestedMethods.concern(view, section, step.field())
                    ? Optional.empty()
                    : behind(section, step.field(), start(section));
        }
        return Optional.of(
                section.bytes() == 0
                        ? CodeBlock.of("position")
                        : CodeBlock.of("behindBytes(position, $L, end)", section.bytes()));
    }

    private Optional<CodeBlock> behind(Section section, int field, CodeBlock start) {
        WireType type = view.step(field).wireType();
        if (type instanceof WireType.Text) {
            return Optional.of(CodeBlock.of("behindText($L, base, end)", start));
        }
        if (type instanceof WireType.Array array) {
            return Optional.of(CodeBlock.of(
                    "behindArray($L, $L, base, end)", start, array.element().size()));
        }
        if (type instanceof WireType.Enumeration) {
            return Optional.of(CodeBlock.of("behindConstant($L, base, end)", start));
        }
        return Elements.Layout.constant(view, section, field)
                .map(layout -> CodeBlock.of("behindElements($L, $N, base, end, found)", start, layout));
    }
}
