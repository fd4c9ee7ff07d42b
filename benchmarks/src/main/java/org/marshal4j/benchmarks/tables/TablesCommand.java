package org.marshal4j.benchmarks.tables;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.marshal4j.benchmarks.report.Machine;
import org.marshal4j.benchmarks.report.Page;

/**
 * Measures the figures of docs/tables-performance.md. Each part is written there as soon as it is measured, for the
 * current JDK.
 */
public final class TablesCommand {
    private static final List<Part> PARTS = parts();

    private static List<Part> parts() {
        List<Part> parts = new ArrayList<>(List.of(SpeedPart.values()));
        parts.addAll(List.of(new MemoryPart(), new PausesPart(), new OpeningPart()));
        return parts;
    }

    private TablesCommand() {}

    /** Runs the command, in the folder of this module. */
    public static void run(Path module, List<String> arguments) throws Exception {
        boolean quick = arguments.contains("quick");
        String jdk = "jdk" + Runtime.version().feature();
        Page page = Page.tables(module);
        for (Part part : PARTS) {
            String name = part.name().toLowerCase(Locale.ROOT);
            if (arguments.contains(name) || arguments.stream().allMatch("quick"::equals)) {
                Path charts = quick ? module.resolve("target") : page.charts();
                String section = part.measure(charts, "-" + jdk, quick);
                System.out.println(section);
                if (!quick) {
                    publish(page, name + "-" + jdk, section);
                    publish(page, "machine-" + jdk, Machine.here().sentence());
                }
            }
        }
    }

    private static void publish(Page page, String section, String content) throws IOException {
        if (page.has(section)) {
            page.replace(section, content);
        }
    }
}
