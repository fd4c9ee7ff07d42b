package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;

/** A hundred and twenty private fields of fixed size. */
@Marshal(view = true)
public class Private120 implements Private120Marshallable {
    private float f0, f1;
    private boolean f2, f3;
    private int f4, f5;
    private int f6, f7;
    private Boolean f8, f9;
    private char f10, f11;
    private byte f12, f13;
    private Double f14, f15;
    private Integer f16, f17;
    private short f18, f19;
    private Boolean f20, f21;
    private Double f22, f23;
    private float f24, f25;
    private long f26, f27;
    private double f28, f29;
    private short f30, f31;
    private int f32, f33;
    private Double f34, f35;
    private Boolean f36, f37;
    private short f38, f39;
    private boolean f40, f41;
    private Integer f42, f43;
    private Boolean f44, f45;
    private float f46, f47;
    private Integer f48, f49;
    private short f50, f51;
    private Integer f52, f53;
    private Integer f54, f55;
    private Double f56, f57;
    private boolean f58, f59;
    private Boolean f60, f61;
    private Double f62, f63;
    private Boolean f64, f65;
    private Boolean f66, f67;
    private char f68, f69;
    private byte f70, f71;
    private boolean f72, f73;
    private boolean f74, f75;
    private short f76, f77;
    private Boolean f78, f79;
    private long f80, f81;
    private byte f82, f83;
    private float f84, f85;
    private double f86, f87;
    private Integer f88, f89;
    private boolean f90, f91;
    private Boolean f92, f93;
    private boolean f94, f95;
    private Boolean f96, f97;
    private Integer f98, f99;
    private Boolean f100, f101;
    private char f102, f103;
    private double f104, f105;
    private int f106, f107;
    private boolean f108, f109;
    private double f110, f111;
    private byte f112, f113;
    private Integer f114, f115;
    private Integer f116, f117;
    private byte f118, f119;
}
