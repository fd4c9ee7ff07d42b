package org.marshal4j.examples.demo;

import org.marshal4j.examples.marketdata.IntMarketData;
import org.marshal4j.examples.marketdata.IntMarketDataMarshaller;
import org.marshal4j.runtime.layout.ObjectLayout;

/** Where an object's fields lie in this JVM's memory, and what is therefore copied in bulk. */
public final class LayoutSection implements Section {

    @Override
    public String title() {
        return "What can be copied in bulk on this JVM: ObjectLayout.of(IntMarketData.class)";
    }

    @Override
    public void print(Terminal terminal) {
        ObjectLayout layout = ObjectLayout.of(IntMarketData.class);
        int bulk = layout.runs().stream()
                .filter(ObjectLayout.Run::bulk)
                .mapToInt(ObjectLayout.Run::size)
                .sum();
        terminal.text(layout.toString());
        terminal.text("");
        terminal.text(bulk + " of " + IntMarketDataMarshaller.MAX_SIZE
                + " bytes are copied in bulk here. Under a JVM that" + " lays the class out otherwise it may be none:");
        terminal.text("the same bytes are then stored field by field.");
    }
}
