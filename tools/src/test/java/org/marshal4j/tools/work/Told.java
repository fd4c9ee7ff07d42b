package org.marshal4j.tools.work;

import java.util.ArrayList;
import java.util.List;

/** Keeps what it is told. */
public final class Told implements Teller {
    /** The lines, each after its level. */
    public final List<String> lines = new ArrayList<>();

    /** How far work was. */
    public final List<String> progress = new ArrayList<>();

    @Override
    public void info(String line) {
        lines.add("info: " + line);
    }

    @Override
    public void warn(String line) {
        lines.add("warn: " + line);
    }

    @Override
    public void error(String line) {
        lines.add("error: " + line);
    }

    @Override
    public void progress(long done, long all, String what) {
        progress.add(done + " of " + all + " " + what);
    }
}
