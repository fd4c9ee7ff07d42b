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
    public CodeBlock over(Section section) {
        if (!(section.end() instanceof Section.Step step)) {
            return begin(
                    section,
                    section.bytes() == 0
                            ? CodeBlock.of("position")
                            : CodeBlock.of("$T.bytes(position, $L, walked())", WALK, section.bytes()));
        }
        CodeBlock start =
                section.bytes() == 0 ? CodeBlock.of("position") : CodeBlock.of("position + $L", section.bytes());
        if (NestedMethods.concern(view, section, step.field())) {
            return moving(section, start, NestedMethods.over(view, step.field()));
        }
        return behind(step.field(), start)
                .map(behind -> begin(section, behind))
                .orElseGet(() -> moving(section, start, SkipMethods.over(view, step.field())));
    }

    private CodeBlock moving(Section section, CodeBlock start, CodeBlock over) {
        return CodeBlock.builder()
                .addStatement("$T in = walked()", Names.INPUT)
                .addStatement("$T.to($L, in)", WALK, start)
                .add(over)
                .add(begin(section, CodeBlock.of("in.position()")))
                .build();
    }

    private CodeBlock begin(Section section, CodeBlock next) {
        boolean isLast = section.index() == view.sections().size() - 1;
        return CodeBlock.of("$LbeginSection($L, $L);\n", isLast ? "" : "position = ", section.index() + 1, next);
    }

    /** An expression for the position behind a field, if one call finds it. */
    private Optional<CodeBlock> behind(int field, CodeBlock start) {
        WireType type = view.step(field).wireType();
        if (type instanceof WireType.Text) {
            return Optional.of(CodeBlock.of("behindText($L)", start));
        }
        if (type instanceof WireType.Array array) {
            return Optional.of(CodeBlock.of(
                    "$T.array($L, $L, walked())", WALK, start, array.element().size()));
        }
        if (type instanceof WireType.Enumeration) {
            return Optional.of(CodeBlock.of("$T.constant($L, walked())", WALK, start));
        }
        return ElementSizes.of(view.step(field))
                .map(sizes -> CodeBlock.of("behindElements($L, $L)", start, sizes.arguments()));
    }
}
