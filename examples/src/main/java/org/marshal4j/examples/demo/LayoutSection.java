package org.marshal4j.examples.demo;

import org.marshal4j.examples.marketdata.IntMarketData;
import org.marshal4j.runtime.ObjectLayout;

/** Where the fields of an object lie in this JVM's memory, and what could be copied in bulk because of that. */
public final class LayoutSection implements Section {

    @Override
    public String title() {
        return "What this JVM lets be copied in bulk: ObjectLayout.of(IntMarketData.class)";
    }

    @Override
    public void print(Terminal terminal) {
        terminal.text(ObjectLayout.of(IntMarketData.class).toString());
        terminal.text("Under another JVM the same class may be laid out otherwise. Its bytes stay the same.");
    }
}
