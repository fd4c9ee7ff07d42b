package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.emit.WalkSignature;

/**
 * The methods that walk from the beginning of one section to that of another, in straight-line code over the sections
 * between. A loop with a method for each section would cost as much as reading a short text.
 */
final class WalkMethods {

    private static final String FROM = "from";
    private static final String TO = "to";
    private static final String POSITION = "position";

    /** The number of sections for which a single method stays small. */
    private static final int MOST = 10;

    private final ViewWriter view;
    private final SectionWalk walk;

    private WalkMethods(ViewWriter view) {
        this.view = view;
        boolean versioned = view.sections().stream().anyMatch(Section::versioned);
        this.walk = versioned ? new VersionedWalk(view) : new PlainWalk(view);
    }

    /** The last section whose start can be found in memory, without an input. */
    static int quick(ViewWriter view) {
        return new WalkMethods(view).walk.quick();
    }

    static void addTo(ViewWriter view) {
        new WalkMethods(view).add();
    }

    private void add() {
        List<Section> sections = view.sections();
        MethodSpec.Builder method = WalkSignature.walkSection();
        if (sections.size() <= MOST) {
            method.addCode(over(sections, CodeBlock.of("")));
        } else {
            for (int first = 0; first < sections.size(); first += MOST) {
                method.addCode(inMethod(sections.subList(first, Math.min(sections.size(), first + MOST))));
            }
        }
        view.writer().type().addMethod(method.build());
    }

    /** The statements that call a method for some of the sections, which returns where the last one ends. Adds it. */
    private CodeBlock inMethod(List<Section> some) {
        int first = some.get(0).index();
        int last = some.get(some.size() - 1).index();
        String name = view.writer().members().name("walkSection" + first);
        view.writer()
                .members()
                .add(WalkSignature.method(name, Modifier.PRIVATE)
                        .returns(TypeName.LONG)
                        .addCode(over(some, CodeBlock.of(" $N", POSITION)))
                        .addStatement("return $N", POSITION)
                        .build());
        return CodeBlock.builder()
                .beginControlFlow("if ($N <= $L && $N > $L)", FROM, last, TO, first)
                .addStatement("$N = $L", POSITION, WalkSignature.call(name))
                .endControlFlow()
                .build();
    }

    /**
     * The statements that walk over some of the sections.
     *
     * @param returned what follows the word {@code return}
     */
    private CodeBlock over(List<Section> some, CodeBlock returned) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (Section section : some) {
            boolean last = section.index() == some.get(some.size() - 1).index();
            if (some.size() > 1) {
                code.beginControlFlow("if ($N <= $L)", FROM, section.index());
            }
            code.add(walk.over(section));
            if (!last) {
                code.beginControlFlow("if ($N == $L)", TO, section.index() + 1)
                        .addStatement("return$L", returned)
                        .endControlFlow();
            }
            if (some.size() > 1) {
                code.endControlFlow();
            }
        }
        return code.build();
    }
}
