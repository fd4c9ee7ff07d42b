package org.marshal4j.layouts;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Modifier;
import java.util.List;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.runtime.layout.ObjectLayout;

/**
 * How a JVM lays out and copies the classes.
 *
 * @param header the size of an object's header
 * @param reference the size of a reference
 * @param alignment objects start at multiples of it
 * @param classes the number of classes
 * @param bulk the number of runs that are copied in bulk
 * @param runs the number of runs
 */
record Facts(int header, int reference, int alignment, int classes, int bulk, int runs) {

    /** Returns the facts of this JVM. */
    static Facts here() {
        List<ObjectLayout.Run> runs =
                Subjects.all().stream().flatMap(dto -> runs(dto).stream()).toList();
        return new Facts(
                ObjectLayout.of(Facts.class).headerSize(),
                Boolean.parseBoolean(flag("UseCompressedOops")) ? 4 : 8,
                Integer.parseInt(flag("ObjectAlignmentInBytes")),
                Subjects.all().size(),
                (int) runs.stream().filter(ObjectLayout.Run::bulk).count(),
                runs.size());
    }

    /** Returns the runs of a class. A family has none, since its members have them. */
    static List<ObjectLayout.Run> runs(Dto<?> dto) {
        return Modifier.isInterface(dto.type().getModifiers())
                ? List.of()
                : ObjectLayout.of(dto.type()).runs();
    }

    /** Parses what {@link #toLine} returned. */
    static Facts parse(String line) {
        String[] parts = line.split(" ");
        return new Facts(
                Integer.parseInt(parts[0]),
                Integer.parseInt(parts[1]),
                Integer.parseInt(parts[2]),
                Integer.parseInt(parts[3]),
                Integer.parseInt(parts[4]),
                Integer.parseInt(parts[5]));
    }

    String toLine() {
        return header + " " + reference + " " + alignment + " " + classes + " " + bulk + " " + runs;
    }

    private static String flag(String name) {
        return ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
                .getVMOption(name)
                .getValue();
    }
}
