package org.marshal4j.tests.aeron;

import io.aeron.Image;
import io.aeron.logbuffer.FragmentHandler;
import io.aeron.logbuffer.Header;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.agrona.DirectBuffer;
import org.marshal4j.agrona.AgronaHeaders;
import org.marshal4j.agrona.AgronaMessages;

/** Reads the trades of a publication as soon as it has checked a header of that publication. */
final class CheckedTrades implements FragmentHandler {
    private final AgronaMessages messages = new AgronaMessages();

    /** Images become unavailable in Aeron's own thread. */
    private final Set<Object> checked = ConcurrentHashMap.newKeySet();

    final List<Trade> received = new ArrayList<>();
    int ignored;

    @Override
    public void onFragment(DirectBuffer buffer, int offset, int length, Header header) {
        if (AgronaHeaders.isHeader(buffer, offset, length)) {
            AgronaHeaders.check(buffer, offset, length, TradeMarshaller.INSTANCE);
            checked.add(header.context());
        } else if (checked.contains(header.context())) {
            received.add(messages.read(TradeMarshaller.INSTANCE, buffer, offset, length));
        } else {
            ignored++;
        }
    }

    void onUnavailable(Image image) {
        checked.remove(image);
    }
}
