package org.marshal4j.blackbox.dto;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;

/** Numbers of any size, and containers of bits and bytes. */
@Marshal(view = true)
class BigValues {
    BigInteger integer;

    @Required
    BigInteger requiredInteger = BigInteger.ONE;

    BigDecimal decimal;

    @Required
    private BigDecimal requiredDecimal = BigDecimal.TEN;

    BitSet bits;
    ByteBuffer buffer;

    @MaxLength(1000)
    ByteBuffer limitedBuffer;

    BytesStore<?, ?> store;
    Bytes<?> bytes;

    @MaxLength(2000)
    int[] limitedInts;

    @MaxLength(2000)
    @Required
    boolean[] limitedBooleans = {};

    List<BigDecimal> decimals;
}
