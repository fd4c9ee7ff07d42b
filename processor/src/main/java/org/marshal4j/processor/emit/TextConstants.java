package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Texts of many lines in the source of a generated class. */
public final class TextConstants {

    /** Class files hold texts of up to 65,535 bytes, and a character may take three of them. */
    private static final int LONGEST = 20_000;

    private TextConstants() {}

    /** One constant, or several if the text is too long for a class file; none without lines. */
    public static Stream<FieldSpec> of(String name, List<String> lines, Modifier... modifiers) {
        Stream.Builder<FieldSpec> constants = Stream.builder();
        StringBuilder text = new StringBuilder();
        int number = 1;
        for (String line : lines) {
            if (text.length() + line.length() > LONGEST && !text.isEmpty()) {
                constants.add(constant(number == 1 ? name : name + "_" + number, text, modifiers));
                number++;
                text.setLength(0);
            }
            text.append(line).append('\n');
        }
        if (!text.isEmpty()) {
            constants.add(constant(number == 1 ? name : name + "_" + number, text, modifiers));
        }
        return constants.build();
    }

    private static FieldSpec constant(String name, CharSequence text, Modifier... modifiers) {
        String escaped = text.toString().replace("\\", "\\\\").replace("\"\"\"", "\\\"\"\"");
        CodeBlock block = CodeBlock.builder()
                .indent()
                .indent()
                .add("\"\"\"\n$L\"\"\"", escaped)
                .unindent()
                .unindent()
                .build();
        return FieldSpec.builder(String.class, name, modifiers)
                .addModifiers(Modifier.STATIC, Modifier.FINAL)
                .initializer(block)
                .build();
    }
}
