package org.marshal4j.blackbox.dto;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.blackbox.kit.Address;
import org.marshal4j.blackbox.kit.Money;
import org.marshal4j.blackbox.kit.Place;
import org.marshal4j.blackbox.kit.Status;

/** A hundred and twenty final fields of every type, which the constructor takes in another order. */
@Marshal
public final class Immutable120 implements Immutable120Marshallable {
    private final int f0;
    private final float f1;
    private final long f2;
    private final @Required String f3;
    private final float f4;
    private final boolean f5;
    private final double f6;
    private final char f7;
    private final char f8;
    private final byte f9;
    private final List<Integer> f10;
    private final @Required String f11;
    private final short f12;
    private final byte f13;
    private final float f14;
    private final boolean f15;
    private final String f16;
    private final Double f17;
    private final byte f18;
    private final short f19;
    private final boolean f20;
    private final Boolean f21;
    private final int f22;
    private final long f23;
    private final boolean f24;
    private final boolean f25;
    private final int f26;
    private final Address f27;
    private final Money f28;
    private final @Required String f29;
    private final boolean f30;
    private final float f31;
    private final short f32;
    private final int f33;
    private final long f34;
    private final short f35;
    private final @Required String f36;
    private final long[] f37;
    private final boolean f38;
    private final int f39;
    private final String f40;
    private final char f41;
    private final int f42;
    private final char f43;
    private final double f44;
    private final Instant f45;
    private final float f46;
    private final float f47;
    private final byte f48;
    private final float f49;
    private final boolean f50;
    private final double f51;
    private final long f52;
    private final short f53;
    private final short f54;
    private final int f55;
    private final short f56;
    private final byte f57;
    private final char f58;
    private final long f59;
    private final UUID f60;
    private final Address f61;
    private final boolean f62;
    private final float f63;
    private final short f64;
    private final long f65;
    private final byte f66;
    private final List<Integer> f67;
    private final long f68;
    private final Boolean f69;
    private final Boolean f70;
    private final @Required Place f71;
    private final boolean f72;
    private final double f73;
    private final long f74;
    private final char f75;
    private final byte f76;
    private final int f77;
    private final List<Integer> f78;
    private final int f79;
    private final long f80;
    private final BigDecimal f81;
    private final Status f82;
    private final char f83;
    private final long f84;
    private final float f85;
    private final byte f86;
    private final long f87;
    private final byte f88;
    private final int f89;
    private final boolean f90;
    private final int f91;
    private final boolean f92;
    private final short f93;
    private final double f94;
    private final @Required Long f95;
    private final Instant f96;
    private final Status f97;
    private final @Required Place f98;
    private final char f99;
    private final double f100;
    private final float f101;
    private final byte f102;
    private final char f103;
    private final byte f104;
    private final long f105;
    private final double f106;
    private final char f107;
    private final byte f108;
    private final short f109;
    private final double f110;
    private final Status f111;
    private final Status f112;
    private final char f113;
    private final long f114;
    private final float f115;
    private final float f116;
    private final float f117;
    private final int f118;
    private final float f119;

    Immutable120(
            Address f61,
            short f12,
            long[] f37,
            long f59,
            Status f111,
            float f115,
            double f44,
            double f94,
            byte f66,
            char f103,
            char f7,
            Place f98,
            int f22,
            Instant f45,
            int f77,
            Address f27,
            char f8,
            Boolean f69,
            Long f95,
            int f26,
            short f56,
            double f6,
            long f23,
            boolean f20,
            Status f112,
            byte f57,
            List<Integer> f78,
            byte f9,
            Boolean f21,
            Status f82,
            Place f71,
            boolean f24,
            long f52,
            byte f86,
            float f14,
            double f73,
            boolean f62,
            int f39,
            float f85,
            float f101,
            boolean f30,
            byte f88,
            long f105,
            int f118,
            int f91,
            int f55,
            short f32,
            float f47,
            float f4,
            Boolean f70,
            char f107,
            String f16,
            double f110,
            boolean f15,
            char f43,
            long f34,
            char f58,
            float f1,
            String f40,
            long f68,
            long f114,
            Money f28,
            short f53,
            float f117,
            byte f13,
            float f46,
            double f100,
            BigDecimal f81,
            String f3,
            boolean f92,
            short f93,
            Status f97,
            boolean f72,
            long f87,
            boolean f90,
            Double f17,
            short f109,
            short f54,
            long f65,
            byte f108,
            byte f102,
            int f79,
            String f36,
            int f89,
            float f63,
            char f41,
            float f49,
            byte f76,
            long f84,
            short f19,
            List<Integer> f67,
            long f74,
            float f116,
            String f29,
            long f80,
            Instant f96,
            boolean f38,
            long f2,
            boolean f50,
            boolean f5,
            char f75,
            double f51,
            byte f18,
            double f106,
            byte f104,
            int f33,
            String f11,
            float f119,
            char f99,
            char f113,
            float f31,
            boolean f25,
            char f83,
            short f64,
            short f35,
            UUID f60,
            List<Integer> f10,
            byte f48,
            int f42,
            int f0) {
        this.f0 = f0;
        this.f1 = f1;
        this.f2 = f2;
        this.f3 = f3;
        this.f4 = f4;
        this.f5 = f5;
        this.f6 = f6;
        this.f7 = f7;
        this.f8 = f8;
        this.f9 = f9;
        this.f10 = f10;
        this.f11 = f11;
        this.f12 = f12;
        this.f13 = f13;
        this.f14 = f14;
        this.f15 = f15;
        this.f16 = f16;
        this.f17 = f17;
        this.f18 = f18;
        this.f19 = f19;
        this.f20 = f20;
        this.f21 = f21;
        this.f22 = f22;
        this.f23 = f23;
        this.f24 = f24;
        this.f25 = f25;
        this.f26 = f26;
        this.f27 = f27;
        this.f28 = f28;
        this.f29 = f29;
        this.f30 = f30;
        this.f31 = f31;
        this.f32 = f32;
        this.f33 = f33;
        this.f34 = f34;
        this.f35 = f35;
        this.f36 = f36;
        this.f37 = f37;
        this.f38 = f38;
        this.f39 = f39;
        this.f40 = f40;
        this.f41 = f41;
        this.f42 = f42;
        this.f43 = f43;
        this.f44 = f44;
        this.f45 = f45;
        this.f46 = f46;
        this.f47 = f47;
        this.f48 = f48;
        this.f49 = f49;
        this.f50 = f50;
        this.f51 = f51;
        this.f52 = f52;
        this.f53 = f53;
        this.f54 = f54;
        this.f55 = f55;
        this.f56 = f56;
        this.f57 = f57;
        this.f58 = f58;
        this.f59 = f59;
        this.f60 = f60;
        this.f61 = f61;
        this.f62 = f62;
        this.f63 = f63;
        this.f64 = f64;
        this.f65 = f65;
        this.f66 = f66;
        this.f67 = f67;
        this.f68 = f68;
        this.f69 = f69;
        this.f70 = f70;
        this.f71 = f71;
        this.f72 = f72;
        this.f73 = f73;
        this.f74 = f74;
        this.f75 = f75;
        this.f76 = f76;
        this.f77 = f77;
        this.f78 = f78;
        this.f79 = f79;
        this.f80 = f80;
        this.f81 = f81;
        this.f82 = f82;
        this.f83 = f83;
        this.f84 = f84;
        this.f85 = f85;
        this.f86 = f86;
        this.f87 = f87;
        this.f88 = f88;
        this.f89 = f89;
        this.f90 = f90;
        this.f91 = f91;
        this.f92 = f92;
        this.f93 = f93;
        this.f94 = f94;
        this.f95 = f95;
        this.f96 = f96;
        this.f97 = f97;
        this.f98 = f98;
        this.f99 = f99;
        this.f100 = f100;
        this.f101 = f101;
        this.f102 = f102;
        this.f103 = f103;
        this.f104 = f104;
        this.f105 = f105;
        this.f106 = f106;
        this.f107 = f107;
        this.f108 = f108;
        this.f109 = f109;
        this.f110 = f110;
        this.f111 = f111;
        this.f112 = f112;
        this.f113 = f113;
        this.f114 = f114;
        this.f115 = f115;
        this.f116 = f116;
        this.f117 = f117;
        this.f118 = f118;
        this.f119 = f119;
    }
}
