package org.marshal4j.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.work.ClassAdoption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code marshal4j adopt}. */
@Command(
        name = "adopt",
        description = "Makes patches that let generated marshallers take over from methods written by hand, with the"
                + " same bytes, and tests that prove it. Needs a JDK. Changes no source, loads no class.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all classes have been adopted",
            "1:some write something that no annotation makes",
            "2:the command line is wrong, or a file cannot be read or written"
        })
final class AdoptCommand implements Callable<Integer> {
    @Parameters(arity = "1..*", paramLabel = "CLASS", description = "The classes, such as com.acme.Quote.")
    private List<String> names;

    @Option(
            names = "--classes",
            paramLabel = "PATHS",
            required = true,
            description = "Jars and folders with their class files.")
    private String classes;

    @Option(
            names = "--class-path",
            paramLabel = "PATHS",
            description = "Jars and folders whose classes are looked up: the more, the more is understood.")
    private @Nullable String classPath;

    @Option(
            names = "--source",
            paramLabel = "FOLDER",
            required = true,
            description = "A folder of sources, such as src/main/java. May be repeated.")
    private List<Path> sources;

    @Option(
            names = "--to",
            paramLabel = "FOLDER",
            description = "Where patches and tests go; by default marshal4j-adopt in the current folder.")
    private Path folder = Path.of("marshal4j-adopt");

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        for (Path source : sources) {
            ClassPaths.existing(source);
        }
        Told told = Told.of(spec);
        ClassAdoption.Options options = new ClassAdoption.Options(names, sources, Path.of(""), folder);
        return told.end(new ClassAdoption(ClassPaths.of(classes), ClassPaths.of(classPath), options, told).run());
    }
}
