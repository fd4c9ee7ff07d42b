package org.marshal4j.benchmarks;

import java.nio.file.Path;
import java.util.List;

/** A command that can be run. */
public interface Command {

    /** Returns the name of the command. */
    String name();

    /** Returns what the command does, in half a sentence. */
    String purpose();

    /**
     * Runs the command.
     *
     * @param module the folder of this module
     * @param arguments the arguments after the name
     */
    void run(Path module, List<String> arguments) throws Exception;
}
