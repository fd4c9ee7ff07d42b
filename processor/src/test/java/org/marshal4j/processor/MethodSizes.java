package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** The number of bytecodes of the methods in generated classes, as {@code javap} shows them. */
final class MethodSizes {

    private static final Pattern TYPE = Pattern.compile("\\S.*\\bclass (\\S+) .*\\{");
    private static final Pattern METHOD = Pattern.compile("  \\S.*[);{]");
    private static final Pattern INSTRUCTION = Pattern.compile(" +(\\d+): (\\w+).*");

    private MethodSizes() {}

    /**
     * The size of each method and constructor in class files, by class and declaration. Uses a single run, which opens
     * the class path only once.
     */
    static Map<String, Integer> of(List<Path> classFiles) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] arguments = Stream.concat(
                        Stream.of("-p", "-c"), classFiles.stream().map(Path::toString))
                .toArray(String[]::new);
        int result = ToolProvider.findFirst("javap")
                .orElseThrow()
                .run(new PrintWriter(out), new PrintWriter(err), arguments);
        assertThat(result).as(err.toString()).isZero();
        Map<String, Integer> sizes = new LinkedHashMap<>();
        Set<String> types = new HashSet<>();
        String type = "";
        String method = "";
        for (String line : out.toString().split("\n")) {
            Matcher instruction = INSTRUCTION.matcher(line);
            Matcher declared = TYPE.matcher(line);
            if (instruction.matches()) {
                sizes.put(type + ": " + method, Integer.parseInt(instruction.group(1)) + length(instruction.group(2)));
            } else if (METHOD.matcher(line).matches()) {
                method = line.strip();
            } else if (declared.matches()) {
                type = declared.group(1);
                types.add(type);
            }
        }
        assertThat(types).as("classes that javap shows").hasSameSizeAs(classFiles);
        return sizes;
    }

    /** The marshallers below a directory. */
    static List<Path> marshallers(Path classes) throws IOException {
        try (Stream<Path> files = Files.walk(classes)) {
            return files.filter(file -> file.toString().endsWith("Marshaller.class"))
                    .sorted()
                    .toList();
        }
    }

    /** The length of an instruction that can end a method. */
    private static int length(String instruction) {
        return switch (instruction) {
            case "goto" -> 3;
            case "goto_w" -> 5;
            default -> 1;
        };
    }
}
