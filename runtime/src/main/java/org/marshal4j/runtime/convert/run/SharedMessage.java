package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Converts a message with shared objects: finds them, and then begins again. */
public final class SharedMessage extends ConvertStep {
    private final ConvertStep scan;
    private final ConvertStep message;

    private SharedMessage(ConvertStep scan, ConvertStep message) {
        this.scan = scan;
        this.message = message;
    }

    /**
     * Creates the step.
     *
     * @param scan steps over a message and keeps where its shared objects are; what it writes does not matter
     * @param message converts a message
     */
    public static ConvertStep of(ConvertStep scan, ConvertStep message) {
        return new SharedMessage(scan, message);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        long from = in.position();
        long to = out.position();
        run.shared().clear();
        scan.convert(run, in, out);
        in.takeAt(from, 0);
        out.rewind(to);
        run.again(from);
        message.convert(run, in, out);
    }
}
