package org.marshal4j.benchmarks.compile;

import java.lang.management.ManagementFactory;
import javax.tools.ToolProvider;

/** The main class of the process that compiles. At the end it prints how long processors worked for it. */
final class Compiler {
    /** The start of its last line. */
    static final String WORKED = "worked for ns: ";

    private Compiler() {}

    /** Takes the arguments of javac. */
    public static void main(String[] args) {
        int exit = ToolProvider.getSystemJavaCompiler().run(null, System.out, System.out, args);
        System.out.println(WORKED
                + ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
                        .getProcessCpuTime());
        System.exit(exit);
    }
}
