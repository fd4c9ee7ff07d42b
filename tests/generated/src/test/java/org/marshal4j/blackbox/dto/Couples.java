package org.marshal4j.blackbox.dto;

import java.util.AbstractMap.SimpleEntry;
import java.util.Map;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Entries of what is marshalled by hand: only reading tells where some keys end. */
@Marshal(view = true)
public class Couples implements CouplesMarshallable {
    Map.Entry<Customs.Label, String> byHand;
    Map.Entry<String, Customs.Label> toHand;

    @Required
    SimpleEntry<Customs.Ratio, Long> ratioR;

    Map.Entry<Customs.Inner, Customs.Inner> inner;
    int last;
}
