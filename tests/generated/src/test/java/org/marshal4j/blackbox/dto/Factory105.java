package org.marshal4j.blackbox.dto;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.blackbox.kit.Address;
import org.marshal4j.blackbox.kit.Money;
import org.marshal4j.blackbox.kit.Place;
import org.marshal4j.blackbox.kit.Status;

/** A hundred and five final fields of every type, passed to a static factory method. */
@Marshal(view = true)
public final class Factory105 implements Factory105Marshallable {
    private final byte f0;
    private final byte f1;
    private final long f2;
    private final boolean f3;
    private final long f4;
    private final @Required Place f5;
    private final @Required Place f6;
    private final Integer f7;
    private final Status f8;
    private final boolean f9;
    private final double f10;
    private final double f11;
    private final float f12;
    private final float f13;
    private final long[] f14;
    private final Money f15;
    private final short f16;
    private final int f17;
    private final boolean f18;
    private final Status f19;
    private final Money f20;
    private final long f21;
    private final long f22;
    private final boolean f23;
    private final char f24;
    private final int f25;
    private final boolean f26;
    private final double f27;
    private final Double f28;
    private final @Required String f29;
    private final Double f30;
    private final char f31;
    private final double f32;
    private final byte f33;
    private final byte f34;
    private final char f35;
    private final float f36;
    private final short f37;
    private final short f38;
    private final char f39;
    private final float f40;
    private final int f41;
    private final boolean f42;
    private final byte f43;
    private final long f44;
    private final double f45;
    private final float f46;
    private final @FixedLength(5) String f47;
    private final short f48;
    private final double f49;
    private final short f50;
    private final int f51;
    private final double f52;
    private final short f53;
    private final byte f54;
    private final Money f55;
    private final int f56;
    private final float f57;
    private final float f58;
    private final boolean f59;
    private final int f60;
    private final double f61;
    private final byte f62;
    private final double f63;
    private final byte f64;
    private final short f65;
    private final float f66;
    private final float f67;
    private final long f68;
    private final float f69;
    private final byte f70;
    private final float f71;
    private final long f72;
    private final long f73;
    private final byte f74;
    private final short f75;
    private final byte f76;
    private final String f77;
    private final @FixedLength(5) String f78;
    private final Instant f79;
    private final UUID f80;
    private final @Required String f81;
    private final List<Integer> f82;
    private final long f83;
    private final char f84;
    private final int f85;
    private final float f86;
    private final float f87;
    private final boolean f88;
    private final short f89;
    private final int f90;
    private final double f91;
    private final char f92;
    private final int f93;
    private final byte f94;
    private final boolean f95;
    private final float f96;
    private final char f97;
    private final double f98;
    private final short f99;
    private final Address f100;
    private final Money f101;
    private final boolean f102;
    private final char f103;
    private final int f104;

    private Factory105(
            byte f0,
            byte f1,
            long f2,
            boolean f3,
            long f4,
            Place f5,
            Place f6,
            Integer f7,
            Status f8,
            boolean f9,
            double f10,
            double f11,
            float f12,
            float f13,
            long[] f14,
            Money f15,
            short f16,
            int f17,
            boolean f18,
            Status f19,
            Money f20,
            long f21,
            long f22,
            boolean f23,
            char f24,
            int f25,
            boolean f26,
            double f27,
            Double f28,
            String f29,
            Double f30,
            char f31,
            double f32,
            byte f33,
            byte f34,
            char f35,
            float f36,
            short f37,
            short f38,
            char f39,
            float f40,
            int f41,
            boolean f42,
            byte f43,
            long f44,
            double f45,
            float f46,
            String f47,
            short f48,
            double f49,
            short f50,
            int f51,
            double f52,
            short f53,
            byte f54,
            Money f55,
            int f56,
            float f57,
            float f58,
            boolean f59,
            int f60,
            double f61,
            byte f62,
            double f63,
            byte f64,
            short f65,
            float f66,
            float f67,
            long f68,
            float f69,
            byte f70,
            float f71,
            long f72,
            long f73,
            byte f74,
            short f75,
            byte f76,
            String f77,
            String f78,
            Instant f79,
            UUID f80,
            String f81,
            List<Integer> f82,
            long f83,
            char f84,
            int f85,
            float f86,
            float f87,
            boolean f88,
            short f89,
            int f90,
            double f91,
            char f92,
            int f93,
            byte f94,
            boolean f95,
            float f96,
            char f97,
            double f98,
            short f99,
            Address f100,
            Money f101,
            boolean f102,
            char f103,
            int f104,
            boolean made) {
        if (!made) {
            throw new IllegalArgumentException("not by the method");
        }
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
    }

    static Factory105 of(
            boolean f26,
            byte f62,
            int f17,
            String f78,
            Money f55,
            short f48,
            long f44,
            float f57,
            double f27,
            boolean f42,
            float f96,
            char f39,
            List<Integer> f82,
            byte f54,
            double f49,
            double f63,
            float f87,
            float f46,
            boolean f88,
            Place f5,
            double f45,
            double f91,
            long f73,
            double f10,
            String f77,
            float f40,
            Money f20,
            int f93,
            String f81,
            byte f1,
            byte f76,
            short f75,
            UUID f80,
            boolean f9,
            long f21,
            int f90,
            char f92,
            float f66,
            long f22,
            byte f43,
            Place f6,
            short f65,
            short f16,
            int f51,
            double f61,
            double f11,
            boolean f102,
            double f98,
            float f71,
            double f52,
            byte f94,
            short f38,
            float f69,
            boolean f3,
            Integer f7,
            long[] f14,
            boolean f18,
            Money f101,
            long f2,
            char f84,
            char f103,
            Double f28,
            int f104,
            byte f70,
            int f60,
            byte f0,
            float f13,
            long f4,
            boolean f59,
            float f12,
            String f29,
            float f67,
            byte f64,
            long f83,
            short f89,
            short f50,
            Status f8,
            int f41,
            char f24,
            byte f74,
            float f36,
            Status f19,
            Address f100,
            char f97,
            boolean f23,
            char f31,
            int f56,
            int f25,
            byte f33,
            double f32,
            String f47,
            byte f34,
            long f72,
            char f35,
            short f99,
            short f37,
            Money f15,
            int f85,
            long f68,
            boolean f95,
            Double f30,
            float f86,
            Instant f79,
            float f58,
            short f53) {
        return new Factory105(
                f0, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19, f20, f21, f22,
                f23, f24, f25, f26, f27, f28, f29, f30, f31, f32, f33, f34, f35, f36, f37, f38, f39, f40, f41, f42, f43,
                f44, f45, f46, f47, f48, f49, f50, f51, f52, f53, f54, f55, f56, f57, f58, f59, f60, f61, f62, f63, f64,
                f65, f66, f67, f68, f69, f70, f71, f72, f73, f74, f75, f76, f77, f78, f79, f80, f81, f82, f83, f84, f85,
                f86, f87, f88, f89, f90, f91, f92, f93, f94, f95, f96, f97, f98, f99, f100, f101, f102, f103, f104,
                true);
    }
}
