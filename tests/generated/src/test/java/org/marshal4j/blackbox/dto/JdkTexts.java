package org.marshal4j.blackbox.dto;

import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.Charset;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.FixedLength;
import org.marshal4j.Interned;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.OneOf;
import org.marshal4j.Required;

/** Everything that is written as a text, in all its forms. */
@Marshal(view = true)
class JdkTexts {
    CharSequence characters;
    StringBuilder builder;
    StringBuffer buffer;

    @Required
    StringBuilder requiredBuilder = new StringBuilder();

    URI uri;

    @Required
    ZoneId zone = ZoneId.of("UTC");

    Currency currency;
    Charset charset;
    private Locale locale;
    ZonedDateTime zoned;

    @Required
    ZonedDateTime requiredZoned = ZonedDateTime.parse("2026-11-21T09:00:00Z[UTC]");

    @Interned
    String symbol;

    @MaxLength(1000)
    String limited;

    @MaxLength(2000)
    @Interned
    @Required
    String limitedSymbol = "";

    @OneOf({"BUY", "SELL", "\"quoted\" \\"})
    String side;

    @OneOf({"BUY", "SELL"})
    @Required
    String requiredSide = "BUY";

    @FixedLength(12)
    String fixed;

    int between;

    @FixedLength(300)
    @Required
    String wide = "";

    InetAddress address;

    @Required
    InetAddress requiredAddress = InetAddress.getLoopbackAddress();

    List<InetAddress> addresses;
    Map<InetAddress, Optional<InetAddress>> addressesByAddress;
    List<ZonedDateTime> zoneds;
    List<URI> uris;
    Map<Charset, Optional<Charset>> charsets;
}
